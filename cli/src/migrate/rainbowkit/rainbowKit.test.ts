import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const packages = {
  '@rainbow-me/rainbowkit': '^2.2.8',
  '@tanstack/react-query': '^5.90.0',
  react: '^19.0.0',
  viem: '2.x',
  wagmi: '^2.16.0',
}

test('configuration, provider and button', () => {
  const { after, found, again } = migrateFiles(packages, {
    'tsconfig.json': '{}',
    'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'My app',
  projectId: 'id',
  chains: [mainnet, sepolia],
  transports: { [mainnet.id]: http('https://node.example') },
  ssr: true,
});
`,
    'src/main.tsx': `import './polyfills';
import '@rainbow-me/rainbowkit/styles.css';
import { darkTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { WagmiProvider } from 'wagmi';
import { config } from './wagmi.ts';

export const Providers = ({ children }: { children: React.ReactNode }) => (
  <WagmiProvider config={config}>
    <RainbowKitProvider
      theme={darkTheme({ accentColor: '#26875a', borderRadius: 'small' })}
      modalSize="compact"
    >
      {children}
    </RainbowKitProvider>
  </WagmiProvider>
);
`,
    'src/Header.tsx': `import { ConnectButton, useChainModal } from '@rainbow-me/rainbowkit';

export const Header = () => {
  const { openChainModal } = useChainModal();
  return <ConnectButton label="Sign in" showBalance={false} chainStatus="icon" />;
};

export const Own = () => <ConnectButton.Custom>{({ openConnectModal }) => <b onClick={openConnectModal} />}</ConnectButton.Custom>;
`,
  })
  expect(after('src/wagmi.ts')).toBe(`import { http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi';

export const kitOptions = {
  projectId: 'id',
  networks: [mainnet, sepolia],
  metadata: {
    name: 'My app',
    description: '',
    url: typeof window === 'undefined' ? '' : window.location.origin,
    icons: [],
  },
};

export const wagmiAdapter = new WagmiAdapter({
  networks: kitOptions.networks,
  transports: { [mainnet.id]: http('https://node.example') },
  ssr: true,
});

export const config = wagmiAdapter.wagmiConfig;
`)
  expect(after('src/main.tsx')).toBe(`import './polyfills';
import { WagmiProvider } from 'wagmi';
import { config, kitOptions, wagmiAdapter } from './wagmi.ts';
import { AppKitProvider, createAppKit } from '@wallet-kit/react';

const kit = createAppKit({
  ...kitOptions,
  adapters: [wagmiAdapter],
  themeMode: 'dark',
  themeVariables: { '--w3m-accent': '#26875a', '--w3m-border-radius-master': '1px' },
});

export const Providers = ({ children }: { children: React.ReactNode }) => (
  <WagmiProvider config={config}>
    <AppKitProvider kit={kit}>
      {children}
    </AppKitProvider>
  </WagmiProvider>
);
`)
  expect(after('src/Header.tsx')).toBe(`import { ConnectButton } from '@wallet-kit/react';
import { useChainModal, ConnectButtonCustom } from './walletKit/rainbowkit';

export const Header = () => {
  const { openChainModal } = useChainModal();
  return <ConnectButton label="Sign in" balance="hide" />;
};

export const Own = () => <ConnectButtonCustom>{({ openConnectModal }) => <b onClick={openConnectModal} />}</ConnectButtonCustom>;
`)
  expect(after('src/walletKit/rainbowkit.tsx')).toContain('export function ConnectButtonCustom(')
  expect(JSON.parse(after('package.json')).dependencies).toEqual({
    '@tanstack/react-query': '^5.90.0',
    '@wagmi/core': '^2.22.1',
    '@wallet-kit/react': '^0.1.0',
    '@wallet-kit/sdk': '^0.1.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    viem: '^2.38.0',
    wagmi: '^2.19.5',
  })
  expect(found).toEqual(['src/main.tsx:11 modalSize: An option of RainbowKitProvider'])
  expect(again).toEqual([])
})

test('wallet lists and connectors of the app', () => {
  const { after, found, again } = migrateFiles(packages, {
    'wagmi.js': `'use client'

import { connectorsForWallets } from "@rainbow-me/rainbowkit"
import { metaMaskWallet, rainbowWallet } from "@rainbow-me/rainbowkit/wallets"
import { createConfig, http } from "wagmi"
import { mainnet } from "wagmi/chains"
import { injected } from "wagmi/connectors"
import { mine } from "./mine"

const connectors = connectorsForWallets(
	[{ groupName: "Known", wallets: [metaMaskWallet, rainbowWallet] }],
	{ appName: "My app", projectId: import.meta.env.ID },
)

export const wagmiConfig = createConfig({
	chains: [mainnet],
	connectors: [...connectors, injected(), mine({ a: 1 })],
	client: () => undefined,
	transports: { [mainnet.id]: http() },
})
`,
  })
  expect(after('wagmi.js')).toBe(`'use client'

import { http } from "wagmi"
import { mainnet } from "wagmi/chains"
import { mine } from "./mine"
import { WagmiAdapter } from "@wallet-kit/sdk/wagmi"

export const kitOptions = {
	projectId: import.meta.env.ID,
	networks: [mainnet],
	metadata: {
		name: "My app",
		description: "",
		url: typeof window === "undefined" ? "" : window.location.origin,
		icons: [],
	},
}

export const wagmiAdapter = new WagmiAdapter({
	networks: kitOptions.networks,
	connectors: [mine({ a: 1 })],
	transports: { [mainnet.id]: http() },
})

export const wagmiConfig = wagmiAdapter.wagmiConfig
`)
  expect(found).toEqual(["wagmi.js:18 client: A viem client of wagmi's configuration"])
  expect(again).toEqual([])
})

test('an app without TypeScript gets the companion without types', () => {
  const { after } = migrateFiles(packages, {
    'Header.jsx': `import { useConnectModal } from '@rainbow-me/rainbowkit'
export const Header = () => <b onClick={useConnectModal().openConnectModal} />
`,
  })
  expect(after('Header.jsx')).toContain("import { useConnectModal } from './walletKit/rainbowkit'")
  const companion = after('walletKit/rainbowkit.jsx')
  expect(companion).toContain('export function useConnectModal() {')
  expect(companion).not.toMatch(/interface|: boolean|keep-line/)
})

test('a provider with a configuration that was not converted stays, and is reported', () => {
  const files = {
    'main.tsx': `import { RainbowKitProvider, getDefaultConfig, type Theme } from '@rainbow-me/rainbowkit'
import { WagmiProvider } from 'wagmi'

export function App(options: Parameters<typeof getDefaultConfig>[0], theme: Theme) {
  const config = getDefaultConfig(options)
  return <WagmiProvider config={config}><RainbowKitProvider theme={theme} /></WagmiProvider>
}
`,
  }
  const { after, found } = migrateFiles(packages, files)
  expect(after('main.tsx')).toBe(files['main.tsx'])
  expect(JSON.parse(after('package.json')).dependencies).toHaveProperty('@rainbow-me/rainbowkit')
  expect(found).toEqual([
    'main.tsx:1 RainbowKitProvider: A configuration that is not a variable of its file',
    'main.tsx:1 getDefaultConfig: A configuration that is not a variable of its file',
    'main.tsx:1 Theme: A name of RainbowKit without a twin',
  ])
})

test('a configuration of wagmi alone, aliases, and paths of the project', () => {
  const { after, again } = migrateFiles(packages, {
    'src/lib/wagmi.ts': `import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { injected, walletConnect } from 'wagmi/connectors'

export const wagmiConfig = createConfig({
  chains: [mainnet],
  connectors: [injected(), walletConnect({ projectId: 'id' })],
  transports: { [mainnet.id]: http() },
})
`,
    'src/Providers.tsx': `import { RainbowKitProvider as RKProvider, darkTheme as dark } from '@rainbow-me/rainbowkit'
import { WagmiProvider } from 'wagmi'
import { wagmiConfig } from '@/lib/wagmi'

export const RainbowKitProvider = ({ children }) => (
  <WagmiProvider config={wagmiConfig}><RKProvider>{children}</RKProvider></WagmiProvider>
)
`,
    'src/Button.tsx': `import { ConnectButton as RainbowButton } from '@rainbow-me/rainbowkit'
export const ConnectButton = () => <RainbowButton accountStatus="avatar" />
export const Own = () => <RainbowButton.Custom>{() => null}</RainbowButton.Custom>
`,
  })
  expect(after('src/lib/wagmi.ts')).toContain(`const kitOptions = {
  projectId: 'id',
  networks: [mainnet],
}`)
  expect(after('src/Providers.tsx')).toContain(
    '<WagmiProvider config={wagmiConfig}><AppKitProvider kit={kit}>{children}</AppKitProvider></WagmiProvider>',
  )
  expect(after('src/Providers.tsx')).toContain(
    "import { wagmiConfig, kitOptions, wagmiAdapter } from '@/lib/wagmi'",
  )
  expect(after('src/Button.tsx')).toContain('export const ConnectButton = () => <RainbowButton />')
  expect(after('src/Button.tsx')).toContain('export const Own = () => <ConnectButtonCustom>')
  expect(after('src/Button.tsx')).toContain(
    "import { ConnectButton as RainbowButton } from '@wallet-kit/react'",
  )
  expect(again).toEqual([])
})
