import { ConnectButton, createAppKit } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createAppKit({ projectId: 'bench', networks: [mainnet, polygon], preload: 'idle' })

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <ConnectButton />
  </StrictMode>,
)
