import {
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { solana, solanaDevnet } from '@wallet-kit/react/networks'
import { type Provider, SolanaAdapter, useAppKitConnection } from '@wallet-kit/react/solana'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { customRpcUrls, services, solanaNode } from '../../shared.ts'

/** The sandbox has one Solana node. */
const devnet = { ...solanaDevnet, rpcUrls: { default: { http: [solanaNode] } } }

const kit = createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana, devnet],
  projectId: 'hosts',
  metadata: {
    name: 'Solana',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  themeMode: 'dark',
  services,
  customRpcUrls,
})

/** Events of the first wallet, from its connection on. */
const heard: string[] = []
const hear = (event: string) => (value?: PublicKey | string) => heard.push(`${event} ${value ?? ''}`)
const stop = kit.subscribeProviders(({ solana: wallet }) => {
  if (!wallet) return
  stop()
  const provider = wallet as Provider
  provider.on('connect', hear('connect'))
  provider.on('disconnect', hear('disconnect'))
  provider.on('accountsChanged', hear('accountsChanged'))
  provider.on('chainChanged', hear('chainChanged'))
})
Object.assign(window, { heard })

const receiver = new PublicKey('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')

function App() {
  const { address, isConnected } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider<Provider>('solana')
  const { connection } = useAppKitConnection()
  const { disconnect } = useDisconnect()
  const { switchNetwork } = useAppKitNetwork()
  const [result, setResult] = useState<string>()

  async function run(ask: () => Promise<string>): Promise<void> {
    setResult(undefined)
    setResult(await ask())
  }

  function getReady() {
    const { publicKey } = walletProvider
    if (!publicKey || !connection) throw Error('user is disconnected')
    const transfer = SystemProgram.transfer({
      fromPubkey: publicKey,
      toPubkey: receiver,
      lamports: 1_000_000,
    })
    return { publicKey, connection, transfer }
  }

  async function sign(): Promise<string> {
    const signature = await walletProvider.signMessage(new TextEncoder().encode('Hello from web3.js'))
    return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  /** By HTTP: the node's socket is on the port after its own, which no proxy in front of it has. */
  async function confirm(signature: string): Promise<string> {
    const { value } = await getReady().connection.getSignatureStatus(signature)
    if (value?.err) return `${signature} failed`
    if (value?.confirmationStatus === 'confirmed' || value?.confirmationStatus === 'finalized')
      return `${signature} confirmed`
    await new Promise((resolve) => setTimeout(resolve, 200))
    return confirm(signature)
  }

  async function send(): Promise<string> {
    const { connection: node, transfer } = getReady()
    return confirm(await walletProvider.sendTransaction(new Transaction().add(transfer), node))
  }

  async function sendVersioned(): Promise<string> {
    const { publicKey, connection: node, transfer } = getReady()
    const { blockhash } = await node.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer],
    })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    return confirm(await walletProvider.signAndSendTransaction(transaction))
  }

  async function readBalance(): Promise<string> {
    const { publicKey, connection: node } = getReady()
    return String((await node.getBalance(publicKey)) / LAMPORTS_PER_SOL)
  }

  return (
    <>
      <appkit-button />
      <button type="button" onClick={() => run(sign)}>
        Sign
      </button>
      <button type="button" onClick={() => run(send)}>
        Send
      </button>
      <button type="button" onClick={() => run(sendVersioned)}>
        Send versioned
      </button>
      <button type="button" onClick={() => run(readBalance)}>
        Balance
      </button>
      <button type="button" onClick={() => disconnect({ namespace: 'solana' })}>
        Disconnect
      </button>
      <button type="button" onClick={() => switchNetwork(devnet)}>
        Switch
      </button>
      <output data-testid="account">{`${isConnected} ${address ?? ''}`}</output>
      <output data-testid="result">{result}</output>
    </>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
