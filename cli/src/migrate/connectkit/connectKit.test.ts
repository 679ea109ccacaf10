import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const packages = {
  connectkit: '^1.9.1',
  '@tanstack/react-query': '^5.90.0',
  viem: '^2.38.0',
  wagmi: '2.14.0',
}

test('configuration and provider in one file, buttons in another', () => {
  const { after, found, again } = migrateFiles(packages, {
    'app/providers.tsx': `"use client"
import { ConnectKitProvider, getDefaultConfig } from "connectkit"
import { createConfig, WagmiProvider } from "wagmi"

const config = createConfig(
  getDefaultConfig({
    appName: "App",
    walletConnectProjectId: process.env.ID!,
  }),
)

export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <ConnectKitProvider theme="midnight" mode="light" customTheme={{ "--ck-accent-color": "#f00", "--ck-x": 1 }}>
        {children}
      </ConnectKitProvider>
    </WagmiProvider>
  )
}
`,
    'app/page.tsx': `import { ConnectKitButton } from 'connectkit'

export default () => <ConnectKitButton showAvatar={false} showBalance label="Go" />
`,
    'app/Own.tsx': `import { ConnectKitButton, useModal, useSIWE } from 'connectkit'

export const Own = () => {
  const { setOpen } = useModal()
  useSIWE()
  return <ConnectKitButton.Custom>{({ show }) => <b onClick={show ?? (() => setOpen(true))} />}</ConnectKitButton.Custom>
}
`,
  })
  expect(after('app/providers.tsx')).toBe(`"use client"
import { WagmiProvider } from "wagmi"
import { WagmiAdapter } from "@wallet-kit/sdk/wagmi"
import { mainnet, polygon, optimism, arbitrum } from "wagmi/chains"
import { AppKitProvider, createAppKit } from "@wallet-kit/react"

const kitOptions = {
  projectId: process.env.ID!,
  networks: [mainnet, polygon, optimism, arbitrum],
  metadata: {
    name: "App",
    description: "",
    url: typeof window === "undefined" ? "" : window.location.origin,
    icons: [],
  },
}

const wagmiAdapter = new WagmiAdapter({
  networks: kitOptions.networks,
})

const config = wagmiAdapter.wagmiConfig

const kit = createAppKit({
  ...kitOptions,
  adapters: [wagmiAdapter],
  themeMode: "light",
  themeVariables: { '--w3m-accent': "#f00" },
})

export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <AppKitProvider kit={kit}>
        {children}
      </AppKitProvider>
    </WagmiProvider>
  )
}
`)
  expect(after('app/page.tsx')).toBe(`import { ConnectButton } from '@wallet-kit/react'

export default () => <ConnectButton balance="show" label="Go" />
`)
  expect(
    after('app/Own.tsx'),
  ).toContain(`import { useModal, ConnectButtonCustom } from '../walletKit/connectkit'
import { useSIWE } from 'connectkit'
`)
  expect(JSON.parse(after('package.json')).dependencies).toMatchObject({
    '@wagmi/core': '2.22.1',
    connectkit: '^1.9.1',
    wagmi: '2.19.5',
  })
  expect(found).toEqual([
    'app/Own.tsx:1 useSIWE: Sign-in with SIWEProvider',
    'app/providers.tsx:15 customTheme: An option of ConnectKitProvider',
  ])
  expect(again).toEqual([])
})
