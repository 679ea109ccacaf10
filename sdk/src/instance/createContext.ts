import { disconnectedState, noConnections } from '../connection/ConnectionState.ts'
import { createConnectorRegistry } from '../connectors/createConnectorRegistry.ts'
import { matchesConnectorId } from '../connectors/matchesConnectorId.ts'
import { getPageKinds } from '../connectors/pageKinds.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import { createNamespaces } from '../namespaces/createNamespaces.ts'
import { closedModal } from '../navigation/closedModal.ts'
import { resolveNetworks } from '../networks/resolveNetworks.ts'
import { createNotices } from '../notices/createNotices.ts'
import { resolveOptions } from '../options/resolveOptions.ts'
import { loadOnce } from '../platform/loadOnce.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
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
  const namespaces = createNamespaces(adapters, async (name) => (await loadEngine()).loadNamespace(name))
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
    modal: createStore(closedModal),
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
  const storage = createSafeStorage(givenStorage)
  let engine: Engine | undefined
  const loadEngine = loadOnce(async () => {
    const { createEngine } = await import('./createEngine.ts')
    engine = await createEngine(context)
    return engine
  })
  const context: KitContext = {
    stores,
    slots: new Map(),
    storage,
    lifetime,
    namespaces,
    notices: createNotices(
      stores.notices,
      () => stores.options.getState().debug,
      async () => (await loadEngine()).toasts,
    ),
    signInOptions: { siwx, siweConfig },
    connectors: createConnectorRegistry({
      store: stores.connectors,
      context: {
        stores,
        namespaces,
        storage,
        lifetime,
      },
      getInUse: () =>
        stores.connectors
          .getState()
          .connectors.filter((connector) =>
            Object.values(stores.connection.getState().namespaces).some(
              (state) => 'connectorId' in state && matchesConnectorId(connector, state.connectorId),
            ),
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
  context.connectors.start(getPageKinds(options, external))
  return context
}
