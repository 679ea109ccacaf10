import { ConnectButton, createAppKit } from '@wallet-kit/react'
import { mainnet } from '@wallet-kit/react/networks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// Services of the measurement's replies.
createAppKit({
  projectId: 'bench',
  networks: [mainnet],
  services: { dataService: `${location.origin}/data`, walletDirectory: false, relay: false },
  customRpcUrls: { 'eip155:1': [{ url: `${location.origin}/node` }] },
})

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <ConnectButton />
  </StrictMode>,
)
