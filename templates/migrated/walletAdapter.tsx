'use client'

import {
  type Commitment,
  Connection,
  type ConnectionConfig,
  PublicKey,
  type SendOptions,
  type Signer,
  type TransactionSignature,
} from '@solana/web3.js'
// Names of @solana/wallet-adapter-react over wallet-kit. This file is yours to change.
import {
  AppKitProvider,
  ConnectButton,
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitProvider,
  useAppKitState,
  useDisconnect,
  useWalletInfo,
} from '@wallet-kit/react'
import { solana, solanaDevnet, solanaTestnet } from '@wallet-kit/react/networks'
import { type AnyTransaction, type Provider, SolanaAdapter } from '@wallet-kit/react/solana'
import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react'

/** Phones and the wallet list need a project id: https://dashboard.reown.com */
const projectId = ''

export const kit = createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana, solanaDevnet, solanaTestnet],
  defaultNetwork: solana,
  projectId,
})

/** Names of clusters, as `clusterApiUrl` of web3.js takes them. */
export const WalletAdapterNetwork = { Mainnet: 'mainnet-beta', Testnet: 'testnet', Devnet: 'devnet' } as const
export type WalletAdapterNetwork = (typeof WalletAdapterNetwork)[keyof typeof WalletAdapterNetwork]

export class WalletError extends Error {
  override name = 'WalletError'
}

export class WalletNotConnectedError extends WalletError {
  override name = 'WalletNotConnectedError'
}

const ConnectionContext = createContext<Connection | undefined>(undefined)

export interface ConnectionProviderProps {
  endpoint: string
  config?: ConnectionConfig | Commitment
  children: ReactNode
}

export function ConnectionProvider({ endpoint, config = 'confirmed', children }: ConnectionProviderProps) {
  const connection = useMemo(() => new Connection(endpoint, config), [endpoint, config])
  return <ConnectionContext.Provider value={connection}>{children}</ConnectionContext.Provider>
}

export function useConnection(): { connection: Connection } {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it.')
  return { connection }
}

export interface WalletProviderProps {
  children: ReactNode
  /** Wallets of the standard are found by themselves. */
  wallets?: readonly unknown[]
  /** The kit reconnects by itself; see `enableReconnect` of `createAppKit`. */
  autoConnect?: unknown
  onError?: unknown
  localStorageKey?: string
}

export function WalletProvider({ children }: WalletProviderProps) {
  return <AppKitProvider kit={kit}>{children}</AppKitProvider>
}

export interface SendTransactionOptions extends SendOptions {
  signers?: Signer[]
}

export interface WalletContextState {
  autoConnect: boolean
  publicKey: PublicKey | null
  connecting: boolean
  connected: boolean
  disconnecting: boolean
  wallet: { adapter: { name: string; icon: string; publicKey: PublicKey | null } } | null
  connect(): Promise<void>
  disconnect(): Promise<void>
  sendTransaction(
    transaction: AnyTransaction,
    connection: Connection,
    options?: SendTransactionOptions,
  ): Promise<TransactionSignature>
  signTransaction: (<Signed extends AnyTransaction>(transaction: Signed) => Promise<Signed>) | undefined
  signAllTransactions:
    | (<Signed extends AnyTransaction>(transactions: Signed[]) => Promise<Signed[]>)
    | undefined
  signMessage: ((message: Uint8Array) => Promise<Uint8Array>) | undefined
}

export function useWallet(): WalletContextState {
  const { open } = useAppKit()
  const { address, isConnected, status } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider<Provider>('solana')
  const { disconnect } = useDisconnect()
  const { walletInfo } = useWalletInfo()
  return useMemo(() => {
    const publicKey = isConnected && address ? new PublicKey(address) : null
    const wallet = isConnected ? walletProvider : undefined
    return {
      autoConnect: true,
      publicKey,
      connecting: status === 'connecting' || status === 'reconnecting',
      connected: isConnected,
      disconnecting: false,
      wallet: walletInfo
        ? { adapter: { name: walletInfo.name ?? '', icon: walletInfo.icon ?? '', publicKey } }
        : null,
      connect: () => open({ view: 'Connect', namespace: 'solana' }),
      disconnect: () => disconnect({ namespace: 'solana' }),
      async sendTransaction(transaction, connection, options) {
        if (!wallet) throw new WalletNotConnectedError('No wallet is connected.')
        return wallet.sendTransaction(transaction, connection, options)
      },
      signTransaction: wallet && ((transaction) => wallet.signTransaction(transaction)),
      signAllTransactions: wallet && ((transactions) => wallet.signAllTransactions(transactions)),
      signMessage: wallet && ((message) => wallet.signMessage(message)),
    }
  }, [open, address, isConnected, status, walletProvider, disconnect, walletInfo])
}

export interface AnchorWallet {
  publicKey: PublicKey
  signTransaction: NonNullable<WalletContextState['signTransaction']>
  signAllTransactions: NonNullable<WalletContextState['signAllTransactions']>
}

/** The wallet in the shape of Anchor's `AnchorProvider`; undefined while none is connected. */
export function useAnchorWallet(): AnchorWallet | undefined {
  const { publicKey, signTransaction, signAllTransactions } = useWallet()
  return useMemo(
    () =>
      publicKey && signTransaction && signAllTransactions
        ? { publicKey, signTransaction, signAllTransactions }
        : undefined,
    [publicKey, signTransaction, signAllTransactions],
  )
}

/** The modal is the kit's: nothing to provide. */
export function WalletModalProvider({ children }: { children: ReactNode }) {
  return <>{children}</>
}

export function useWalletModal() {
  const { open, close } = useAppKit()
  const { open: visible } = useAppKitState()
  return { visible, setVisible: (shown: boolean) => void (shown ? open() : close()) }
}

export interface WalletButtonProps {
  /** Shown while no wallet is connected. */
  children?: ReactNode
  disabled?: boolean
  className?: string
  style?: CSSProperties
}

/** Connects, and shows the account once it is connected. */
export function WalletMultiButton({ children, disabled = false, className, style }: WalletButtonProps) {
  const label = typeof children === 'string' ? { label: children } : {}
  return (
    <span className={className} style={style}>
      <ConnectButton disabled={disabled} namespace="solana" {...label} />
    </span>
  )
}

export function WalletDisconnectButton({
  children = 'Disconnect',
  disabled,
  className,
  style,
}: WalletButtonProps) {
  const { connected, disconnect } = useWallet()
  return (
    <button
      type="button"
      className={className}
      style={style}
      disabled={disabled || !connected}
      onClick={() => void disconnect()}
    >
      {children}
    </button>
  )
}
