import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  AppKitAccountButton,
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useDisconnect,
} from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { mainnet, polygon, solana } from '@wallet-kit/react/networks'
import { SolanaAdapter } from '@wallet-kit/sdk/solana'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useAccount, WagmiProvider } from 'wagmi'
import { customRpcUrls, services } from '../../shared.ts'

const projectId = 'hosts'
const networks = [mainnet, polygon, solana] as const
const wagmiAdapter = new WagmiAdapter({ projectId, networks, customRpcUrls })
const solanaWeb3JsAdapter = new SolanaAdapter()

createAppKit({
  adapters: [wagmiAdapter, solanaWeb3JsAdapter],
  networks,
  projectId,
  metadata: {
    name: 'Several chain families',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  themeMode: 'light',
  defaultAccountTypes: { eip155: 'eoa' },
  features: { analytics: true, email: false, socials: [] },
  services,
  customRpcUrls,
})

function App() {
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { caipNetworkId, switchNetwork } = useAppKitNetwork()
  const evm = useAppKitAccount({ namespace: 'eip155' })
  const svm = useAppKitAccount({ namespace: 'solana' })
  const wagmi = useAccount()
  return (
    <>
      <appkit-button />
      <AppKitAccountButton namespace="eip155" />
      <AppKitAccountButton namespace="solana" />
      <button type="button" onClick={() => open({ view: 'Connect', namespace: 'solana' })}>
        Open Solana
      </button>
      <button type="button" onClick={() => switchNetwork(solana)}>
        Switch
      </button>
      <button type="button" onClick={() => disconnect({ namespace: 'eip155' })}>
        Disconnect EVM
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <output data-testid="network">{caipNetworkId}</output>
      <output data-testid="evm">{`${evm.status} ${evm.address ?? ''}`}</output>
      <output data-testid="solana">{`${svm.status} ${svm.address ?? ''}`}</output>
      <output data-testid="wagmi">{`${wagmi.status} ${wagmi.address ?? ''}`}</output>
    </>
  )
}

const queryClient = new QueryClient()
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
