// Shows what every hook returns, and the events.
import {
  type KitEvent,
  type SIWXConfig,
  type SIWXSession,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitSIWX,
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

/** A server that knows every visitor already, so that no message is signed. */
const siwx: SIWXConfig = {
  async createMessage() {
    throw new Error('No message is needed.')
  },
  addSession: async () => undefined,
  revokeSession: async () => undefined,
  setSessions: async () => undefined,
  async getSessions(chainId, accountAddress): Promise<readonly SIWXSession[]> {
    const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' } as const
    return [{ data, message: '', signature: '' }]
  },
}

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
  siwx,
})

function App() {
  const { open, close } = useAppKit()
  const account = useAppKitAccount()
  const balance = useAppKitBalance()
  const [deleted, setDeleted] = useState('none')
  const { connection, deleteConnection } = useAppKitConnection({
    onSuccess: ({ namespace, hasDeletedWallet }) => setDeleted(`${namespace} ${hasDeletedWallet}`),
  })
  const { connections } = useAppKitConnections()
  const { data } = useAppKitEvents()
  const network = useAppKitNetwork()
  const networkCore = useAppKitNetworkCore()
  const { walletProvider, walletProviderType } = useAppKitProvider('eip155')
  const plugIn = useAppKitSIWX()
  const state = useAppKitState()
  const { themeMode, setThemeMode } = useAppKitTheme()
  const { wallets } = useAppKitWallets()
  const { disconnect } = useDisconnect()
  const { walletInfo } = useWalletInfo()
  const [events, setEvents] = useState<readonly KitEvent[]>([])

  useEffect(() => kit.subscribeEvents((event) => setEvents((earlier) => [...earlier, event.data])), [])

  const values = {
    account: `${account.status} ${account.isConnected} ${account.caipAddress ?? 'none'}`,
    balance: balance.symbol ?? 'none',
    connection: `${connection?.name ?? 'none'} ${connection?.caipNetwork?.name ?? 'nowhere'}`,
    connections: connections.map(({ connectorId }) => connectorId).join(),
    deleted,
    event: data.event,
    network: `${network.caipNetworkId} ${network.chainId}`,
    networkCore: `${networkCore.caipNetworkId} ${networkCore.caipNetwork?.name}`,
    provider: `${typeof walletProvider} ${walletProviderType ?? 'none'}`,
    siwx: plugIn === siwx ? 'the plug-in' : 'another',
    state: `${state.open} ${state.selectedNetworkId} ${state.activeChain} ${state.initialized}`,
    theme: themeMode,
    wallets: wallets.map(({ name }) => name).join(),
    wallet: walletInfo?.name ?? 'none',
    events: JSON.stringify(events),
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
      <button
        type="button"
        onClick={() => connection && deleteConnection({ connectorId: connection.connectorId })}
      >
        Delete
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
