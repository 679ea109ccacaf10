import type { AppKitInternals, AppKitOwnStores } from '../AppKitInternals.ts'
import { applyConnectionChange } from '../connection/applyConnectionChange.ts'
import type { ConnectionsState } from '../connection/ConnectionState.ts'
import { disconnectedState } from '../connection/connectionTransitions.ts'
import { createConnections } from '../connection/createConnections.ts'
import { forgetWallet } from '../connection/forgetWallet.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'
import { createConnectors } from '../connectors/createConnectors.ts'
import { WalletKitError } from '../errors/WalletKitError.ts'
import { closedModal, createModal } from '../modal/createModal.ts'
import { createNotices } from '../modal/createNotices.ts'
import { mayCloseView } from '../modal/mayCloseView.ts'
import { getHomeView } from '../modal/openModal.ts'
import { settleModal } from '../modal/settleModal.ts'
import { createNetworks } from '../networks/createNetworks.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import { createSignIn } from '../signIn/createSignIn.ts'
import { toSIWX } from '../signIn/toSIWX.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createStoredState } from '../storage/createStoredState.ts'
import { createStore } from '../stores/createStore.ts'

/** Makes the parts of an instance and ties them together. Nothing runs yet. */
export function createInternals(options: ResolvedOptions, lifetime: AbortSignal): AppKitInternals {
  const defaultNetwork = getDefaultNetwork(options)
  const stores = createStores(options, defaultNetwork)
  const stored = createStoredState(createSafeStorage(options.storage))
  const made = new Map<string, unknown>()
  const connectors = createConnectors({
    store: stores.connectors,
    enableInjected: options.enableInjected,
    connectorImages: options.connectorImages,
    lifetime,
  })

  const kit: AppKitInternals = {
    stores,
    stored,
    lifetime,
    connectors,
    networks: createNetworks(stores.networks, stored, defaultNetwork),
    modal: createModal(stores.modal, {
      mayClose: (view) => mayCloseView(kit, view),
      ...(options.enableEmbedded && { getEmbeddedView: () => getHomeView(kit) }),
    }),
    notices: createNotices(stores.modal, () => stores.options.getState().debug, lifetime),
    connections: createConnections({
      connectors,
      lifetime,
      getAdapter: (namespace) => kit.getAdapter(namespace),
      getState: (namespace) => kit.getConnection(namespace),
      change: (change) => applyConnectionChange(kit, change),
    }),
    signIn: createSignIn({
      siwx: toSIWX(options),
      store: stores.signIn,
      stored,
      lifetime,
      getAccount: () => kit.getSignInAccount(),
      onAuthenticated: () => kit.settleModal(),
      onNeeded(reason) {
        if (reason !== 'refresh') kit.modal.show('SIWXSignMessage')
      },
      onUnavailable() {
        void forgetWallet(kit)
        kit.modal.show('Connect')
        kit.notices.showToast({ key: 'authenticationFailed', variant: 'error' })
      },
    }),
    getAdapter(namespace) {
      const adapter = options.adapters.find((candidate) => candidate.namespace === namespace)
      if (!adapter) throw new WalletKitError('ADAPTER_NOT_FOUND', { context: { namespace } })
      return adapter
    },
    getConnection: (namespace) => stores.connection.getState().namespaces[namespace] ?? disconnectedState,
    getSignInAccount() {
      const { activeNamespace: namespace, isSupported } = stores.networks.getState()
      const state = kit.getConnection(namespace)
      if (state.status !== 'connected' || !isSupported) return undefined
      const { caipNetworkId, address } = state
      return { namespace, caipNetworkId, address, caipAddress: `${caipNetworkId}:${address}` }
    },
    settleModal: () => settleModal(kit.modal, stores.modal.getState()),
    once<Value>(name: string, create: () => Value) {
      if (!made.has(name)) made.set(name, create())
      return made.get(name) as Value
    },
  }
  return kit
}

function getDefaultNetwork({ defaultNetwork, networks }: ResolvedOptions): CaipNetwork {
  const [first] = networks
  if (!first) throw new WalletKitError('NETWORKS_MISSING')
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
  }
}
