import {
  authSession,
  ConnectButton,
  createAppKit,
  sandboxServices,
  useAppKitAccount,
} from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// ?sandbox=http://127.0.0.1:4610 takes the services from there; without it the hosted ones are asked.
const sandbox = new URLSearchParams(location.search).get('sandbox')

createAppKit({
  projectId: 'bench',
  networks: [mainnet, polygon],
  siwx: authSession(),
  services: sandbox ? sandboxServices(sandbox) : {},
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
