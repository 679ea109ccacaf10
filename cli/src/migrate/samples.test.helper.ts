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
  connectkit: {
    packages: { ...shared, connectkit: '^1.9.1' },
    files: {
      'src/Providers.tsx': `import { ConnectKitProvider, getDefaultConfig } from 'connectkit'
import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig(
  getDefaultConfig({
    appName: 'App',
    appIcon: 'https://app.example/icon.png',
    walletConnectProjectId: 'id',
    transports: { [mainnet.id]: http() },
  }),
)

export const Providers = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <ConnectKitProvider mode="dark" customTheme={{ '--ck-font-family': 'serif' }}>
      {children}
    </ConnectKitProvider>
  </WagmiProvider>
)
`,
      'src/Header.tsx': `import { ConnectKitButton, useModal } from 'connectkit'

export function Header() {
  const { open, setOpen, openProfile, openSwitchNetworks } = useModal()
  return (
    <>
      <ConnectKitButton label="Sign in" showBalance={true} />
      <button type="button" onClick={() => setOpen(!open)} />
      <button type="button" onClick={openProfile} onBlur={openSwitchNetworks} />
    </>
  )
}

export const Own = () => (
  <ConnectKitButton.Custom>
    {({ isConnected, isConnecting, show, hide, address, truncatedAddress, ensName, chain, unsupported }) => (
      <button type="button" onClick={isConnecting ? hide : show} title={address}>
        {isConnected ? (ensName ?? truncatedAddress) : 'Connect'} {unsupported ? '!' : chain?.name}
      </button>
    )}
  </ConnectKitButton.Custom>
)
`,
    },
  },
  walletAdapter: {
    packages: {
      '@solana/wallet-adapter-base': '^0.9.27',
      '@solana/wallet-adapter-react': '^0.15.39',
      '@solana/wallet-adapter-react-ui': '^0.9.39',
      '@solana/wallet-adapter-wallets': '^0.19.37',
      '@solana/web3.js': '^1.98.0',
      react: '^19.0.0',
    },
    files: {
      'src/Providers.tsx': `import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletDisconnectButton, WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-wallets'
import { clusterApiUrl } from '@solana/web3.js'
import { type ReactNode, useMemo } from 'react'
import '@solana/wallet-adapter-react-ui/styles.css'

export function Providers({ children }: { children: ReactNode }) {
  const network = WalletAdapterNetwork.Devnet
  const endpoint = useMemo(() => clusterApiUrl(network), [])
  const wallets = useMemo(() => [new PhantomWalletAdapter()], [])
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider>
          <WalletMultiButton className="connect" style={{ color: 'red' }} />
          <WalletDisconnectButton />
          {children}
        </WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}
`,
      'src/Send.tsx': `import { WalletNotConnectedError } from '@solana/wallet-adapter-base'
import { useAnchorWallet, useConnection, useWallet, type WalletContextState } from '@solana/wallet-adapter-react'
import { useWalletModal } from '@solana/wallet-adapter-react-ui'
import { Keypair, PublicKey, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'

export async function send(wallet: WalletContextState, transaction: VersionedTransaction) {
  await wallet.signTransaction?.(transaction)
}

export function Send() {
  const { connection } = useConnection()
  const { publicKey, sendTransaction, signMessage, signAllTransactions, connected, disconnect, wallet } = useWallet()
  const { setVisible } = useWalletModal()
  const anchor = useAnchorWallet()
  const press = async () => {
    if (!publicKey || !signMessage) throw new WalletNotConnectedError()
    const signed: Uint8Array = await signMessage(new TextEncoder().encode('Hello'))
    const lamports = await connection.getBalance(publicKey)
    const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: PublicKey.default, lamports })
    const signature: string = await sendTransaction(new Transaction().add(transfer), connection, {
      signers: [Keypair.generate()],
    })
    await signAllTransactions?.([new Transaction()])
    return { signed, signature, owner: anchor?.publicKey.toBase58() }
  }
  return (
    <button type="button" onClick={connected ? press : () => setVisible(true)} onBlur={disconnect}>
      {wallet?.adapter.name}
    </button>
  )
}
`,
    },
  },
  onchainkit: {
    packages: { ...shared, '@coinbase/onchainkit': '^0.38.19' },
    files: {
      'src/wagmi.ts': `import { createConfig, http } from 'wagmi'
import { base, baseSepolia } from 'wagmi/chains'
import { coinbaseWallet } from 'wagmi/connectors'

export function getConfig() {
  return createConfig({
    chains: [base, baseSepolia],
    connectors: [coinbaseWallet({ appName: 'App' })],
    ssr: true,
    transports: { [base.id]: http(), [baseSepolia.id]: http() },
  })
}

declare module 'wagmi' {
  interface Register {
    config: ReturnType<typeof getConfig>
  }
}
`,
      'src/Providers.tsx': `'use client'
import { OnchainKitProvider } from '@coinbase/onchainkit'
import '@coinbase/onchainkit/styles.css'
import { type ReactNode, useState } from 'react'
import { base } from 'wagmi/chains'
import { WagmiProvider } from 'wagmi'
import { getConfig } from './wagmi'

export function Providers(props: { children: ReactNode }) {
  const [config] = useState(() => getConfig())
  return (
    <WagmiProvider config={config}>
      <OnchainKitProvider chain={base} config={{ appearance: { mode: 'light' } }}>
        {props.children}
      </OnchainKitProvider>
    </WagmiProvider>
  )
}
`,
      'src/Header.tsx': `import { Avatar, Name } from '@coinbase/onchainkit/identity'
import { ConnectWallet, Wallet, WalletDropdown, WalletDropdownDisconnect } from '@coinbase/onchainkit/wallet'

export const Header = () => (
  <Wallet>
    <ConnectWallet disconnectedLabel="Log in">
      <Avatar />
      <Name />
    </ConnectWallet>
    <WalletDropdown>
      <WalletDropdownDisconnect />
    </WalletDropdown>
  </Wallet>
)
`,
    },
  },
}
