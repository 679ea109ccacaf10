import { authSession, ConnectButton, createAppKit, useAppKitAccount } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// As in the project's README: an ordinary host.
createAppKit({
  projectId: 'bench',
  networks: [mainnet, polygon],
  siwx: authSession(),
})

function Host() {
  const { address } = useAppKitAccount()
  return (
    <main>
      <h1>Host</h1>
      <ConnectButton />
      <p>{address}</p>
    </main>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <Host />
  </StrictMode>,
)
