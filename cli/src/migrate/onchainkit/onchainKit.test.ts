import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const packages = {
  '@coinbase/onchainkit': '^0.38.19',
  '@tanstack/react-query': '^5.90.0',
  react: '^18.2.0',
  viem: '^2.38.0',
  wagmi: '^2.19.5',
}

const config = `import { http, createConfig } from 'wagmi';
import { base } from 'wagmi/chains';
import { coinbaseWallet } from 'wagmi/connectors';

export function getConfig() {
  return createConfig({
    chains: [base],
    connectors: [coinbaseWallet({ appName: 'App', preference: 'all' })],
    ssr: true,
    transports: { [base.id]: http() },
  });
}
`

const providers = `'use client';
import { OnchainKitProvider } from '@coinbase/onchainkit';
import '@coinbase/onchainkit/styles.css';
import { useState } from 'react';
import { base } from 'wagmi/chains';
import { WagmiProvider } from 'wagmi';
import { getConfig } from '@/wagmi';

export function Providers(props: { children: React.ReactNode }) {
  const [config] = useState(() => getConfig());
  return (
    <WagmiProvider config={config}>
      <OnchainKitProvider apiKey="key" chain={base} config={{ appearance: { mode: 'dark' } }}>
        {props.children}
      </OnchainKitProvider>
    </WagmiProvider>
  );
}
`

const button = `import { ConnectWallet, ConnectWalletText, Wallet, WalletDropdown, WalletDropdownDisconnect } from '@coinbase/onchainkit/wallet';
import { Avatar, Name } from '@coinbase/onchainkit/identity';

export function ConnectButton() {
  return (
    <Wallet>
      <ConnectWallet>
        <ConnectWalletText>Log in</ConnectWalletText>
        <Avatar /><Name />
      </ConnectWallet>
      <WalletDropdown><WalletDropdownDisconnect /></WalletDropdown>
    </Wallet>
  );
}
`

test('wallet components become the button, and the provider goes', () => {
  const { after, found, steps, again } = migrateFiles(packages, {
    'src/wagmi.ts': config,
    'src/Providers.tsx': providers,
    'src/Button.tsx': button,
  })
  expect(after('src/wagmi.ts')).toBe(`import { http } from 'wagmi';
import { base } from 'wagmi/chains';
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi';

export const kitOptions = {
  projectId: '',
  networks: [base],
  metadata: {
    name: 'App',
    description: '',
    url: typeof window === 'undefined' ? '' : window.location.origin,
    icons: [],
  },
};

export const wagmiAdapter = new WagmiAdapter({
  networks: kitOptions.networks,
  ssr: true,
  transports: { [base.id]: http() },
});

export function getConfig() {
  return wagmiAdapter.wagmiConfig;
}
`)
  expect(after('src/Providers.tsx')).toBe(`'use client';
import { useState } from 'react';
import { WagmiProvider } from 'wagmi';
import { getConfig, kitOptions, wagmiAdapter } from '@/wagmi';
import { AppKitProvider, createAppKit } from '@wallet-kit/react';

const kit = createAppKit({
  ...kitOptions,
  adapters: [wagmiAdapter],
  themeMode: 'dark',
});

export function Providers(props: { children: React.ReactNode }) {
  const [config] = useState(() => getConfig());
  return (
    <WagmiProvider config={config}>
      <AppKitProvider kit={kit}>
        {props.children}
      </AppKitProvider>
    </WagmiProvider>
  );
}
`)
  expect(after('src/Button.tsx')).toBe(`import { ConnectButton as WalletKitButton } from '@wallet-kit/react';

export function ConnectButton() {
  return (
    <WalletKitButton label="Log in" />
  );
}
`)
  expect(JSON.parse(after('package.json')).dependencies).not.toHaveProperty('@coinbase/onchainkit')
  expect(found).toEqual([])
  expect(steps).toEqual([expect.stringContaining('project id')])
  expect(again).toEqual([])
})

test('other components stay, with the provider inside of the kit', () => {
  const { after, found, again } = migrateFiles(packages, {
    'src/wagmi.ts': config,
    'src/Providers.tsx': providers,
    'src/Swap.tsx': `import { Swap } from '@coinbase/onchainkit/swap';
import { ConnectWallet } from '@coinbase/onchainkit/wallet';
export const Page = () => <Swap><ConnectWallet className="wide" disconnectedLabel="Go" /></Swap>;
`,
  })
  expect(after('src/Providers.tsx')).toContain(
    '<AppKitProvider kit={kit}><OnchainKitProvider apiKey="key" chain={base}',
  )
  expect(after('src/Providers.tsx')).toContain("import '@coinbase/onchainkit/styles.css'")
  expect(after('src/Swap.tsx')).toBe(`import { Swap } from '@coinbase/onchainkit/swap';
import { ConnectButton } from '@wallet-kit/react';
export const Page = () => <Swap><ConnectButton label="Go" /></Swap>;
`)
  expect(JSON.parse(after('package.json')).dependencies).toHaveProperty('@coinbase/onchainkit')
  expect(found).toEqual([
    'src/Providers.tsx:2 OnchainKitProvider: Components of OnchainKit besides the wallet',
    'src/Swap.tsx:1 Swap: Components of OnchainKit besides the wallet',
    'src/Swap.tsx:3 <ConnectWallet className="wide" disconnectedLabel="Go" />: Parts of the wallet button, and its styles',
  ])
  expect(again).toEqual([])
})

test('an app without wallet components is not changed', () => {
  const { changes } = migrateFiles(packages, {
    'src/Name.tsx':
      "import { Name } from '@coinbase/onchainkit/identity';\nexport const A = () => <Name />;\n",
  })
  expect(changes).toEqual([])
})
