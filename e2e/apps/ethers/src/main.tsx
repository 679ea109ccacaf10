import {
  type Provider,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
} from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { EthersAdapter } from '@wallet-kit/sdk/ethers'
import { BrowserProvider, parseEther } from 'ethers'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createWalletClient, custom } from 'viem'
import { customRpcUrls, services } from '../../shared.ts'

createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, polygon],
  projectId: 'hosts',
  metadata: {
    name: 'ethers',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  themeMode: 'light',
  services,
  customRpcUrls,
})

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function App() {
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
  const { chainId, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { disconnect } = useDisconnect()
  const [result, setResult] = useState<string>()

  async function run(ask: () => Promise<string>): Promise<void> {
    setResult(undefined)
    setResult(await ask())
  }

  async function sign(): Promise<string> {
    if (!walletProvider) throw Error('user is disconnected')
    const signer = await new BrowserProvider(walletProvider, Number(chainId)).getSigner()
    return signer.signMessage('Hello from ethers')
  }

  async function send(): Promise<string> {
    if (!walletProvider) throw Error('user is disconnected')
    const signer = await new BrowserProvider(walletProvider, Number(chainId)).getSigner()
    const sent = await signer.sendTransaction({ to: receiver, value: parseEther('0.0001'), gasLimit: 21_000 })
    const receipt = await sent.wait()
    return `${sent.hash} ${receipt?.status}`
  }

  async function signWithViem(): Promise<string> {
    if (!walletProvider) throw Error('user is disconnected')
    const client = createWalletClient({ transport: custom(walletProvider) })
    const [account] = await client.getAddresses()
    if (!account) throw Error('no account')
    return client.signMessage({ account, message: 'Hello from viem' })
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
      <button type="button" onClick={() => run(signWithViem)}>
        Sign with viem
      </button>
      <button type="button" onClick={() => switchNetwork(polygon)}>
        Switch
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <output data-testid="account">{`${isConnected} ${address ?? ''} ${chainId}`}</output>
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
