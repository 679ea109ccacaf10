import type { AppKitInternals, AppKitOwnStores } from '../AppKitInternals.ts'
import { type ConnectionsState, disconnectedState } from '../connection/ConnectionState.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'
import { createConnectors } from '../connectors/createConnectors.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import { closedModal, createModal } from '../modal/createModal.ts'
import { createNotices } from '../modal/createNotices.ts'
import { mayCloseView } from '../modal/mayCloseView.ts'
import { getHomeView } from '../modal/openModal.ts'
import { createNetworks } from '../networks/createNetworks.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import { toSIWX } from '../signIn/toSIWX.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createStoredState } from '../storage/createStoredState.ts'
import { createStore } from '../stores/createStore.ts'

/** Makes the parts of an instance and ties them together. Nothing runs yet. */
export function createInternals(options: ResolvedOptions, lifetime: AbortSignal): AppKitInternals {
  const defaultNetwork = getDefaultNetwork(options)
  const stores = createStores(options, defaultNetwork)
  const storage = createSafeStorage(options.storage)
  const stored = createStoredState(storage)
  const made = new Map<string, unknown>()
  const connectors = createConnectors({
    store: stores.connectors,
    enableInjected: options.enableInjected,
    connectorImages: options.connectorImages,
    isInUse: ({ chain, id }) => kit.getConnector(chain)?.id === id,
    lifetime,
  })

  const kit: AppKitInternals = {
    stores,
    storage,
    stored,
    lifetime,
    connectors,
    networks: createNetworks(stores.networks, stored, defaultNetwork),
    modal: createModal(stores.modal, {
      mayClose: (view) => mayCloseView(kit, view),
      ...(options.enableEmbedded && { getEmbeddedView: () => getHomeView(kit) }),
    }),
    notices: createNotices(stores.modal, () => stores.options.getState().debug, lifetime),
    siwx: toSIWX(options),
    getConnection: (namespace) => stores.connection.getState().namespaces[namespace] ?? disconnectedState,
    getConnector(namespace) {
      const state = kit.getConnection(namespace)
      if (state.status !== 'connected') return undefined
      return stores.connectors.getState().connectors.find(({ id }) => id === state.connectorId)
    },
    once<Value>(name: string, create: () => Value) {
      if (!made.has(name)) made.set(name, create())
      return made.get(name) as Value
    },
  }
  return kit
}

function getDefaultNetwork({ defaultNetwork, networks }: ResolvedOptions): CaipNetwork {
  const [first] = networks
  if (!first) throw createEarlyError('NETWORKS_MISSING')
  return networks.find(({ id }) => id === defaultNetwork?.id) ?? first
}

/** Initial states do not depend on the visitor, so that the first render in a page equals the server's. */
function createStores(options: ResolvedOptions, defaultNetwork: CaipNetwork): AppKitOwnStores {
  return {
    connection: createStore<ConnectionsState>({ namespaces: {} }),
    networks: createStore({
      activeNamespace: defaultNetwork.chainNamespace,
      active: defaultNetwork,
      isSupported: true,
      requested: options.networks,
    }),
    connectors: createStore<ConnectorsState>({ connectors: [] }),
    modal: createStore(closedModal),
    signIn: createStore({ status: 'off' as const }),
    theme: createStore({
      themeMode: options.themeMode ?? ('dark' as const),
      themeVariables: options.themeVariables ?? {},
    }),
    options: createStore(options),
    start: createStore({ isDone: false }),
  }
}
