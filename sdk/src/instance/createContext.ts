import { disconnectedState, noConnections } from '../connection/ConnectionState.ts'
import { getConnectorKinds } from '../connectors/connectorKinds.ts'
import { createConnectorRegistry } from '../connectors/createConnectorRegistry.ts'
import { matchesConnectorId } from '../connectors/matchesConnectorId.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import { closedModal } from '../modal/closedModal.ts'
import { createNamespaces } from '../namespaces/createNamespaces.ts'
import type { ViewEntry } from '../navigation/ViewEntry.ts'
import { createNetworks } from '../networks/createNetworks.ts'
import { resolveNetworks } from '../networks/resolveNetworks.ts'
import { createNotices } from '../notices/createNotices.ts'
import { resolveOptions } from '../options/resolveOptions.ts'
import { loadOnce } from '../platform/loadOnce.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createStoredState } from '../storage/createStoredState.ts'
import { createStore } from '../stores/createStore.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import type { Engine } from './createEngine.ts'
import type { KitContext, KitStores } from './KitContext.ts'

/**
 * Creates the parts of an instance and ties them together. Nothing runs yet but the search for wallets.
 *
 * @throws WalletKitError `NETWORKS_MISSING`, `SIGN_IN_OPTIONS_CONFLICT`
 */
export function createContext(given: CreateAppKitOptions, lifetime: AbortSignal): KitContext {
  const { adapters = [], connectors: external = [], siwx, siweConfig, storage: givenStorage, ...data } = given
  if (siwx && siweConfig) throw createEarlyError('SIGN_IN_OPTIONS_CONFLICT')
  const options = resolveOptions(data)
  const { requested, initial } = resolveNetworks(options)
  const storage = createSafeStorage(givenStorage)
  const stored = createStoredState(storage)
  const namespaces = createNamespaces(adapters)
  const stores: KitStores = {
    // Initial states do not depend on the visitor, so that the first render in a page equals the server's.
    connection: createStore(noConnections),
    networks: createStore({
      activeNamespace: initial.chainNamespace,
      active: initial,
      isSupported: true,
      requested,
    }),
    connectors: createStore({ connectors: [] }),
    modal: createStore(closedModal<ViewEntry>({ view: 'Connect' })),
    notices: createStore({}),
    signIn: createStore({ status: 'off' as const }),
    theme: createStore({
      themeMode: options.themeMode ?? ('dark' as const),
      themeVariables: options.themeVariables ?? {},
    }),
    options: createStore(options),
    start: createStore({ isDone: false }),
  }
  const getConnection: KitContext['getConnection'] = (namespace) =>
    stores.connection.getState().namespaces[namespace] ?? disconnectedState
  const getConnector: KitContext['getConnector'] = (namespace) => {
    const state = getConnection(namespace)
    if (state.status !== 'connected') return undefined
    const { connectors } = stores.connectors.getState()
    return connectors.find((connector) => matchesConnectorId(connector, state.connectorId))
  }
  let engine: Engine | undefined
  const loadEngine = loadOnce(async () => {
    const { createEngine } = await import('./createEngine.ts')
    engine = createEngine(context)
    return engine
  })
  const context: KitContext = {
    stores,
    slots: new Map(),
    storage,
    stored,
    lifetime,
    namespaces,
    networks: createNetworks(stores.networks, stored, initial),
    notices: createNotices(stores.notices, () => stores.options.getState().debug, lifetime),
    signInOptions: { siwx, siweConfig },
    connectors: createConnectorRegistry({
      store: stores.connectors,
      context: {
        stores,
        namespaces,
        lifetime,
        getRequestedNetworks: () => stores.networks.getState().requested,
      },
      kinds: getConnectorKinds(options, external),
      isInUse: (connector) =>
        Object.values(stores.connection.getState().namespaces).some(
          (state) => 'connectorId' in state && matchesConnectorId(connector, state.connectorId),
        ),
    }),
    getConnection,
    getConnector,
    get navigation() {
      return engine?.navigation
    },
    get connections() {
      return engine?.connections
    },
    loadNavigation: async () => (await loadEngine()).navigation,
    loadConnections: async () => (await loadEngine()).connections,
    loadSignIn: async () => (await loadEngine()).signIn,
  }
  return context
}
