import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createAppKit } from '@wallet-kit/react/elements'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { customRpcUrls, services } from '../../shared.ts'
import { Actions } from './Actions.tsx'
import { metadata, networks, projectId, wagmiAdapter } from './config.ts'
import { Info } from './Info.tsx'

const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata,
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#000000' },
  features: { analytics: true },
  services,
  customRpcUrls,
})

function App() {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <appkit-button />
        <Actions />
        <Info />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
