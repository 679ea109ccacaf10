import {
  type AppKit,
  AppKitProvider,
  ConnectButton,
  type CreateAppKitOptions,
  createAppKit,
  useAppKitAccount,
} from '@wallet-kit/react'
import { createRoot } from 'react-dom/client'
import { applyPageTheme, readPageTheme } from './host/pageTheme.ts'
import { defaultOptions } from './kit/defaultOptions.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/header.css'
import './styles/lobby.css'

declare global {
  interface Window {
    /** The two instances, by desk. */
    desks?: Record<string, AppKit>
  }
}

const names = ['borrow', 'return'] as const
const theme = readPageTheme()
applyPageTheme(theme)

/** A host app's way to keep two kits apart across visits: each has its own keys. */
function createDeskStorage(name: string): CreateAppKitOptions['storage'] {
  return {
    getItem: (key) => localStorage.getItem(`${name}/${key}`),
    setItem: (key, value) => localStorage.setItem(`${name}/${key}`, value),
    removeItem: (key) => localStorage.removeItem(`${name}/${key}`),
  }
}

const desks = names.map((name) => {
  const { siwx, ...options } = defaultOptions(location.origin, theme)
  const given = { ...options, storage: createDeskStorage(name) }
  return { name, kit: createAppKit(given as unknown as CreateAppKitOptions) }
})
window.desks = Object.fromEntries(desks.map(({ name, kit }) => [name, kit]))

function Desk({ name }: { name: string }) {
  const { address, status } = useAppKitAccount()
  return (
    <section data-testid={`desk-${name}`}>
      <h2>Desk to {name}</h2>
      <ConnectButton />
      <p data-testid="w3m-address">{address}</p>
      <p data-testid="w3m-connection-status">{status}</p>
    </section>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('two-kits.html has no #root')
createRoot(container).render(
  <main>
    <h1>Two desks, two kits</h1>
    {desks.map(({ name, kit }) => (
      <AppKitProvider key={name} kit={kit}>
        <Desk name={name} />
      </AppKitProvider>
    ))}
  </main>,
)
