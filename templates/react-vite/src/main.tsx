import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startWalletKit } from './startWalletKit.ts'
import './styles.css'

// Not part of production builds, and neither is its key.
if (import.meta.env.DEV && import.meta.env.VITE_SERVICES === 'sandbox') {
  const { announceTestWallet } = await import('./announceTestWallet.ts')
  const origin = import.meta.env.VITE_SANDBOX_ORIGIN
  announceTestWallet({ 1: `${origin}/rpc/1`, 137: `${origin}/rpc/137` })
}

startWalletKit()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
