/** An app of another kit: dependencies, and files that its compiler accepts. */
export interface SampleApp {
  readonly packages: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
}

const shared = { '@tanstack/react-query': '^5.90.0', react: '^19.0.0', viem: '^2.38.0', wagmi: '^3.7.7' }

/** One app of each kit, with as much of its surface as the migration carries over. */
export const samples: Readonly<Record<string, SampleApp>> = {
  appkit: {
    packages: {
      ...shared,
      '@reown/appkit': '1.8.24',
      '@reown/appkit-adapter-bitcoin': '1.8.24',
      '@reown/appkit-adapter-solana': '1.8.24',
      '@reown/appkit-adapter-wagmi': '1.8.24',
    },
    files: {
      'src/config.ts': `import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'
import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import { authConnector, WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { arbitrum, bitcoin, mainnet, solana, type AppKitNetwork } from '@reown/appkit/networks'

export const projectId = 'id'
export const networks = [mainnet, arbitrum, solana, bitcoin] as [AppKitNetwork, ...AppKitNetwork[]]
export const bitcoinAdapter = new BitcoinAdapter({ projectId })
export const solanaAdapter = new SolanaAdapter()
export const wagmiAdapter = new WagmiAdapter({
  networks,
  projectId,
  ssr: true,
  connectors: [authConnector({ options: { projectId } })],
})
`,
      'src/signIn.ts': `import { createSIWEConfig, formatMessage, type SIWECreateMessageArgs } from '@reown/appkit-siwe'
import { DefaultSIWX } from '@reown/appkit-siwx'
import type { SIWXSession } from '@reown/appkit'

export const siwx = new DefaultSIWX()
export const last: SIWXSession | undefined = undefined
export const siweConfig = createSIWEConfig({
  getMessageParams: async () => ({ domain: 'app.example', uri: 'https://app.example', chains: [1], statement: 'Hello' }),
  createMessage: ({ address, ...args }: SIWECreateMessageArgs) => formatMessage(args, address),
  getNonce: async () => 'nonce',
  getSession: async () => null,
  verifyMessage: async () => true,
  signOut: async () => true,
})
`,
      'src/App.tsx': `import {
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
  type Provider,
} from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'
import { WagmiProvider } from 'wagmi'
import { bitcoinAdapter, networks, projectId, solanaAdapter, wagmiAdapter } from './config'
import { siwx } from './signIn'

export const modal = createAppKit({
  adapters: [wagmiAdapter, solanaAdapter, bitcoinAdapter],
  networks,
  projectId,
  siwx,
  metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#000', '--apkt-font-family': 'serif' },
  features: { analytics: false, email: false, socials: ['google'] },
})

function Account() {
  const { open } = useAppKit()
  const { address, isConnected, caipAddress, status } = useAppKitAccount()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { disconnect } = useDisconnect()
  const { walletInfo } = useWalletInfo()
  const { selectedNetworkId } = useAppKitState()
  const { setThemeMode } = useAppKitTheme()
  const events = useAppKitEvents()
  return (
    <>
      <appkit-button size="sm" balance="hide" />
      <w3m-network-button />
      <button type="button" onClick={() => open({ view: 'Networks' })}>{caipNetwork?.name}</button>
      <button type="button" onClick={() => switchNetwork(mainnet)}>{chainId}</button>
      <button type="button" onClick={() => walletProvider?.request({ method: 'eth_chainId' })}>{address}</button>
      <button type="button" onClick={() => disconnect()}>{walletInfo?.name}</button>
      <button type="button" onClick={() => setThemeMode('dark')}>{events.data.event}</button>
      {isConnected && caipAddress}{status}{selectedNetworkId}
    </>
  )
}

export const App = () => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <Account />
  </WagmiProvider>
)
`,
    },
  },
  rainbowkit: {
    packages: { ...shared, '@rainbow-me/rainbowkit': '^2.2.8' },
    files: {
      'src/wagmi.ts': `import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import { metaMaskWallet } from '@rainbow-me/rainbowkit/wallets'
import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import { mainnet, sepolia } from 'wagmi/chains'

const connectors = connectorsForWallets([{ groupName: 'Known', wallets: [metaMaskWallet] }], {
  appName: 'App',
  projectId: 'id',
})

export const config = createConfig({
  chains: [mainnet, sepolia],
  connectors,
  ssr: true,
  storage: createStorage({ storage: cookieStorage }),
  transports: { [mainnet.id]: http(), [sepolia.id]: http() },
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
`,
      'src/Providers.tsx': `'use client'
import '@rainbow-me/rainbowkit/styles.css'
import { darkTheme, lightTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sepolia } from 'wagmi/chains'
import { WagmiProvider } from 'wagmi'
import { config } from './wagmi'

const queryClient = new QueryClient()

export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider
          initialChain={sepolia}
          locale="en"
          theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}
        >
          {children}
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
      'src/Header.tsx': `import { ConnectButton, useAccountModal, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'

export function Header() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  return (
    <>
      <ConnectButton accountStatus="address" chainStatus="none" showBalance={false} label="Sign in" />
      <button type="button" onClick={openConnectModal ?? openAccountModal} disabled={chainModalOpen} />
      <button type="button" onClick={() => openChainModal?.()} />
    </>
  )
}

export const Own = () => (
  <ConnectButton.Custom>
    {({ account, chain, openAccountModal, openChainModal, openConnectModal, authenticationStatus, mounted }) => {
      const ready = mounted && authenticationStatus !== 'loading'
      if (!ready || !account || !chain) return <button onClick={openConnectModal} type="button" />
      if (chain.unsupported) return <button onClick={openChainModal} type="button" />
      return (
        <button onClick={openAccountModal} type="button">
          {chain.hasIcon && chain.iconUrl && <img alt={chain.name ?? ''} src={chain.iconUrl} />}
          {account.displayName} {account.displayBalance ? account.displayBalance : ''}
        </button>
      )
    }}
  </ConnectButton.Custom>
)
`,
    },
  },
}
