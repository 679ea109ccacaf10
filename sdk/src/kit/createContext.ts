import { signInOptionsConflict } from '@wallet-kit/clients/errors/constants'
import { createNamespaces } from '../chains/namespaces/createNamespaces.ts'
import { addNetwork } from '../chains/networks/offeredNetworks.ts'
import { resolveNetworks } from '../chains/networks/resolveNetworks.ts'
import { toCaipNetwork } from '../chains/networks/toCaipNetwork.ts'
import { createError } from '../foundation/errors/createError.ts'
import { createNotices } from '../foundation/notices/createNotices.ts'
import { resolveOptions } from '../foundation/options/resolveOptions.ts'
import { loadOnce } from '../foundation/platform/loadOnce.ts'
import { createSafeStorage } from '../foundation/storage/createSafeStorage.ts'
import { createStore, type Store } from '../foundation/stores/createStore.ts'
import { toThemeModes } from '../foundation/theme/toThemeModes.ts'
import { noEvents } from '../modal/events/EventsState.ts'
import { closedModal } from '../modal/navigation/closedModal.ts'
import {
  type ConnectionState,
  disconnectedState,
  noConnections,
} from '../wallets/connection/ConnectionState.ts'
import { createConnectorRegistry } from '../wallets/connectors/createConnectorRegistry.ts'
import { matchesConnectorId } from '../wallets/connectors/matchesConnectorId.ts'
import { getPageKinds } from '../wallets/connectors/pageKinds.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import type { Engine } from './createEngine.ts'
import type { KitContext, KitStores } from './KitContext.ts'
import { loadUse } from './loadUse.ts'

/**
 * Creates the parts of an instance and ties them together. Nothing runs yet but the search for wallets.
 *
 * @throws WalletKitError `NETWORKS_MISSING`, `SIGN_IN_OPTIONS_CONFLICT`
 */
export function createContext(
  given: CreateAppKitOptions,
  lifetime: AbortSignal,
  attach: KitContext['attach'],
): KitContext {
  const { adapters = [], connectors: external = [], siwx, siweConfig, storage: givenStorage, ...data } = given
  if (siwx && siweConfig) throw createError(signInOptionsConflict)
  const options = resolveOptions(data)
  const { requested, initial } = resolveNetworks(options)
  const namespaces = createNamespaces([...adapters], (name) =>
    enter(({ loadNamespace }) => loadNamespace(name)),
  )
  /** A store that stays as it is once the kit is destroyed, whatever answers late. */
  function createKitStore<State extends object>(initial: State): Store<State> {
    const store = createStore(initial)
    return { ...store, set: (next) => lifetime.aborted || store.set(next) }
  }
  const stores: KitStores = {
    // Initial states do not depend on the visitor, so that the first render in a page equals the server's.
    connection: createKitStore(noConnections),
    networks: createKitStore({
      activeNamespace: initial.chainNamespace,
      active: initial,
      isSupported: true,
      requested,
    }),
    connectors: createKitStore({ connectors: [] }),
    modal: createKitStore(closedModal),
    notices: createKitStore({}),
    signIn: createKitStore({ status: 'off' as const }),
    theme: createKitStore({
      ...toThemeModes(options.themeMode),
      themeVariables: options.themeVariables ?? {},
    }),
    language: createKitStore({ locale: 'en' }),
    options: createKitStore(options),
    events: createKitStore(noEvents),
    start: createKitStore({ isDone: false }),
  }
  const getConnection: KitContext['getConnection'] = (namespace) =>
    stores.connection.getState().namespaces[namespace] ?? disconnectedState
  const findConnector = (state: ConnectionState) =>
    stores.connectors
      .getState()
      .connectors.find(
        (connector) => 'connectorId' in state && matchesConnectorId(connector, state.connectorId),
      )
  const getConnector: KitContext['getConnector'] = (namespace) => {
    const state = getConnection(namespace)
    const connector = state.status === 'connected' && findConnector(state)
    return connector ? engine?.guard(connector) : undefined
  }
  const storage = createSafeStorage(givenStorage)
  let engine: Engine | undefined
  const loadEngine = loadOnce(async () => {
    // As a whole: a build tool wraps an import whose names are picked out.
    const code = await import('./opening.ts')
    engine = await code.createEngine(context)
    return engine
  })
  /** After `destroy` there is nothing to be called. */
  const getEngine = () => (lifetime.aborted ? undefined : engine)
  /** The border of all actions: a no-op after `destroy`, also for calls that it overtakes. */
  const enter = <Value>(pick: (entered: Engine) => Value | Promise<Value>): Promise<Value> =>
    loadEngine().then((loaded) => {
      loaded.assertAlive()
      return pick(loaded)
    })
  const context: KitContext = {
    stores,
    kitState: new Map(),
    pendingLoads: new Set(),
    storage,
    lifetime,
    attach,
    namespaces,
    notices: createNotices(
      stores.notices,
      () => stores.options.getState().debug,
      async () => (await loadEngine()).toasts,
    ),
    signInOptions: { siwx, siweConfig },
    given: data,
    connectors: createConnectorRegistry({
      store: stores.connectors,
      context: {
        stores,
        namespaces,
        storage,
        lifetime,
      },
      getInUse: () =>
        Object.values(stores.connection.getState().namespaces).flatMap((state) => findConnector(state) ?? []),
    }),
    getConnection,
    getConnector,
    get navigation() {
      return getEngine()?.navigation
    },
    get log() {
      return engine?.log
    },
    get track() {
      return engine?.track
    },
    get connections() {
      return getEngine()?.accounts?.connections
    },
    loadNavigation: () => enter(({ navigation }) => navigation),
    loadConnections() {
      // Fetched beside the engine, not after it; the engine reports a failure.
      loadUse().catch(() => {})
      return enter((loaded) => loaded.loadConnections())
    },
    addNetwork: (network) => addNetwork(stores.networks, toCaipNetwork(network, stores.options.getState())),
    callLate: (name, values) =>
      enter<unknown>(({ late }) => (late[name] as (...values: readonly never[]) => unknown)(...values)),
    loadSignIn: async () => (await loadEngine()).loadSignIn(),
  }
  context.connectors.start(getPageKinds(options, external))
  return context
}
