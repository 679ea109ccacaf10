// Shows what every hook returns, and the names of events.
import {
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
} from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { customRpcUrls, services } from '../../shared.ts'

const kit = createAppKit({
  networks: [mainnet, polygon],
  projectId: 'hosts',
  metadata: {
    name: 'hooks',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  services,
  customRpcUrls,
})

function App() {
  const { open, close } = useAppKit()
  const account = useAppKitAccount()
  const balance = useAppKitBalance()
  const { connections } = useAppKitConnections()
  const { data } = useAppKitEvents()
  const network = useAppKitNetwork()
  const { walletProvider, walletProviderType } = useAppKitProvider('eip155')
  const state = useAppKitState()
  const { themeMode, setThemeMode } = useAppKitTheme()
  const { wallets } = useAppKitWallets()
  const { disconnect } = useDisconnect()
  const { walletInfo } = useWalletInfo()
  const [events, setEvents] = useState<readonly string[]>([])

  useEffect(() => kit.subscribeEvents((event) => setEvents((names) => [...names, event.data.event])), [])

  const values = {
    account: `${account.status} ${account.isConnected} ${account.caipAddress ?? 'none'}`,
    balance: balance.symbol ?? 'none',
    connections: connections.map(({ connectorId }) => connectorId).join(),
    event: data.event,
    network: `${network.caipNetworkId} ${network.chainId}`,
    provider: `${typeof walletProvider} ${walletProviderType ?? 'none'}`,
    state: `${state.open} ${state.selectedNetworkId} ${state.activeChain} ${state.initialized}`,
    theme: themeMode,
    wallets: wallets.map(({ name }) => name).join(),
    wallet: walletInfo?.name ?? 'none',
    events: events.join(),
  }
  return (
    <>
      <appkit-button />
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Open
      </button>
      <button type="button" onClick={() => close()}>
        Close
      </button>
      <button type="button" onClick={() => network.switchNetwork(polygon)}>
        Switch
      </button>
      <button type="button" onClick={() => setThemeMode('light')}>
        Light
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <dd key={name} data-testid={name}>
            {value}
          </dd>
        ))}
      </dl>
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
