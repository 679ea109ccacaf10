import { type Mock, vi } from 'vitest'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { createStore } from '../../foundation/stores/createStore.ts'
import type { Connector } from '../connectors/Connector.ts'
import { createConnector, networkOf } from '../connectors/testConnectors.test.helper.ts'
import type { ConnectionEffects } from './ConnectionEffects.ts'
import { type Connected, type ConnectionState, disconnectedState, noConnections } from './ConnectionState.ts'
import type { ConnectionContext } from './WalletsContext.ts'

export const [first, second] = ['0x1', '0x2']

export function connectedTo(
  caipNetworkId: CaipNetworkId = 'eip155:1',
  address = first,
  connectorId = 'one.test',
): Connected {
  return { status: 'connected', connectorId, address, allAccounts: [{ address } as never], caipNetworkId }
}

type States = Partial<Record<ChainNamespace, ConnectionState>>

/** Context of connections, of a kit that offers networks of two families. */
export function createConnectionContext(
  states: States = {},
  { options = {}, connector = createConnector({ storedId: 'one.test' }) as Connector | undefined } = {},
) {
  const items = new Map<string, string>()
  const requested = (['eip155:1', 'eip155:137', 'solana:1'] as const).map(networkOf)
  const stores = {
    connection: createStore({ ...noConnections, namespaces: states }),
    connectors: createStore({ connectors: connector ? [connector] : [] }),
    networks: createStore({
      requested,
      active: requested[0],
      activeNamespace: 'eip155',
      isSupported: true,
    }),
    options: createStore({ enableNetworkSwitch: true, allowUnsupportedChain: false, ...options }),
  }
  const getConnection = (name: ChainNamespace): ConnectionState =>
    stores.connection.getState().namespaces[name] ?? disconnectedState
  const lifetime = new AbortController()
  const notices: Record<'showToast' | 'alert', Mock<(shown: object) => void>> = {
    showToast: vi.fn(),
    alert: vi.fn(),
  }
  const context = {
    stores,
    notices,
    lifetime: lifetime.signal,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    getConnection,
    getConnector: (name: ChainNamespace) =>
      getConnection(name).status === 'connected' ? connector : undefined,
  } as unknown as ConnectionContext
  const calls: unknown[][] = []
  const effects = new Proxy({} as ConnectionEffects, {
    get:
      (_, name) =>
      (...parameters: unknown[]) =>
        void calls.push([name, ...parameters]),
  })
  return { context, effects, calls, stores, items, notices, lifetime }
}
