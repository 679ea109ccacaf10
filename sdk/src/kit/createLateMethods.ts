import { setActiveNetwork } from '../chains/networks/activeNetwork.ts'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import type { Navigation } from '../modal/navigation/createNavigation.ts'
import { findPairing } from '../wallets/connectors/pairing/pairingKind.ts'
import type { AccountEngine } from './AccountEngine.ts'
import type { LateMethods } from './CompatibleMethods.ts'
import type { KitContext } from './KitContext.ts'

interface LateMethodsParameters {
  readonly navigation: Navigation
  /** `undefined` until it is loaded. */
  getAccounts(): AccountEngine | undefined
  /** @throws WalletKitError `DESTROYED` */
  loadAccounts(): Promise<AccountEngine>
}

/** The instance's methods whose code is loaded with the first call: see `lateMethods`. */
export function createLateMethods(
  context: KitContext,
  { navigation, getAccounts, loadAccounts }: LateMethodsParameters,
): LateMethods {
  const { getConnection, notices, stores } = context

  /** Makes a family's network the active one. Not after a wait: a later call of `open` or `close` applies. */
  function activate(namespace: ChainNamespace): void {
    const accounts = getAccounts()
    accounts?.connections.activate(namespace)
    const { activeNamespace, requested } = stores.networks.getState()
    const network = requested.find(({ chainNamespace }) => chainNamespace === namespace)
    // Without a connected wallet, whose own network would become active.
    if (!accounts && network && namespace !== activeNamespace)
      setActiveNetwork(context, network.caipNetworkId)
  }

  return {
    async open({ view, namespace, uri, arguments: given } = {}) {
      if (namespace) activate(namespace)
      const { basic } = stores.options.getState()
      // AppKit's core build has no view of a connected account.
      if (basic && getConnection(stores.networks.getState().activeNamespace).status === 'connected') return
      if (uri !== undefined) await findPairing(stores.connectors.getState().connectors)?.showUri(uri)
      if (uri !== undefined && !view) navigation.openPairing()
      else navigation.open(view, given, namespace)
    },
    redirect: (view) => stores.modal.getState().open && navigation.open(view),
    getUniversalProvider: async () =>
      findPairing(stores.connectors.getState().connectors)?.getUniversalProvider(),
    showErrorMessage: (message) => notices.showToast({ message, variant: 'error' }),
    showSuccessMessage: (message) => notices.showToast({ message, variant: 'success' }),
    // Requests leave their view by themselves.
    popTransactionStack: () => undefined,
    fetchBalance: async (parameters) => (await loadAccounts()).late.fetchBalance(parameters),
    addAdapter: async (...adapter) => (await loadAccounts()).late.addAdapter(...adapter),
    async setPreferredAccountType(accountType, namespace = stores.networks.getState().activeNamespace) {
      await (await loadAccounts()).connections.preferAccountType(namespace, accountType)
    },
    removeAdapter: async (namespace) => (await loadAccounts()).late.removeAdapter(namespace),
  }
}
