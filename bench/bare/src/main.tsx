import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Host() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Host</h1>
      <button type="button" data-testid="connect-button" onClick={() => setOpen(true)}>
        Connect
      </button>
      {open && (
        <div role="dialog" aria-label="Connect">
          <button type="button" data-wallet-row>
            Wallet
          </button>
        </div>
      )}
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
