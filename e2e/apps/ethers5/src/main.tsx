import {
  type Provider,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
} from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { Ethers5Adapter } from '@wallet-kit/sdk/ethers5'
// `ethers` in a host app of its own: here its successor has that name.
import { ethers } from 'ethers5'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { customRpcUrls, services } from '../../shared.ts'

createAppKit({
  adapters: [new Ethers5Adapter()],
  networks: [mainnet, polygon],
  projectId: 'hosts',
  metadata: {
    name: 'ethers 5',
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

  function getSigner(): ethers.providers.JsonRpcSigner {
    if (!walletProvider) throw Error('user is disconnected')
    return new ethers.providers.Web3Provider(walletProvider, Number(chainId)).getSigner()
  }

  async function send(): Promise<string> {
    const value = ethers.utils.parseEther('0.0001')
    const sent = await getSigner().sendTransaction({ to: receiver, value, gasLimit: 21_000 })
    const receipt = await sent.wait()
    return `${sent.hash} ${receipt.status}`
  }

  return (
    <>
      <appkit-button />
      <button type="button" onClick={() => run(() => getSigner().signMessage('Hello from ethers 5'))}>
        Sign
      </button>
      <button type="button" onClick={() => run(send)}>
        Send
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
