import { destroyed, rpcMethodNotAllowed } from '@wallet-kit/clients/errors/constants'
import type { RequestGuard } from '../account/requests/createRequestGuard.ts'
import { createNamespaceLoader } from '../chains/namespaces/createNamespaceLoader.ts'
import type { Namespace } from '../chains/namespaces/Namespace.ts'
import { setActiveNetwork } from '../chains/networks/activeNetwork.ts'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import { createError } from '../foundation/errors/createError.ts'
import type { Login } from '../foundation/logins/Login.ts'
import { resultName } from '../foundation/logins/loginParameters.ts'
import { log, logWarning } from '../foundation/logs/log.ts'
import { createToasts, type Toasts } from '../foundation/notices/createToasts.ts'
import { getWindow } from '../foundation/platform/getWindow.ts'
import { isDeveloperPage } from '../foundation/platform/isDeveloperPage.ts'
import { loadOnce } from '../foundation/platform/loadOnce.ts'
import { wait } from '../foundation/platform/wait.ts'
import { toText } from '../foundation/platform/warn.ts'
import { createEventTracker } from '../modal/events/createEventTracker.ts'
import { recordLogs } from '../modal/events/recordLogs.ts'
import { watchAnalytics } from '../modal/events/watchAnalytics.ts'
import { createNavigation, type Navigation } from '../modal/navigation/createNavigation.ts'
import { getSIWX } from '../signIn/siwx/getSIWX.ts'
import { checkStorageVersion } from '../wallets/connection/checkStorageVersion.ts'
import { giveUpLoads } from '../wallets/connection/giveUpLoads.ts'
import { startLoad } from '../wallets/connection/startLoad.ts'
import { watchAccountTypes } from '../wallets/connection/watchAccountTypes.ts'
import { authConnectorId } from '../wallets/connectors/auth/authConnectorId.ts'
import { createAuthKind } from '../wallets/connectors/auth/authKind.ts'
import type { Connector } from '../wallets/connectors/Connector.ts'
import type { ConnectorKind } from '../wallets/connectors/ConnectorKind.ts'
import { loadDeferredKinds } from '../wallets/connectors/loadDeferredKinds.ts'
import { findPairing } from '../wallets/connectors/pairing/pairingKind.ts'
import type { AccountEngine } from './AccountEngine.ts'
import type { LateMethods } from './CompatibleMethods.ts'
import { followImages } from './followImages.ts'
import type { KitContext } from './KitContext.ts'
import { loadUse } from './loadUse.ts'
import { watchPageTheme } from './watchPageTheme.ts'

/** After the modal has opened, before it says that an action is not allowed, in ms. */
const refusalDelay = 300

/** The part of an instance that finds wallets, moves the modal and reports events. */
export interface Engine {
  readonly navigation: Navigation
  /** Loads what talks to wallets and to the sign-in server. */
  readonly loadAccounts: () => Promise<AccountEngine>
  /** `undefined` until it is loaded. */
  readonly accounts: AccountEngine | undefined
  readonly toasts: Toasts
  readonly late: LateMethods
  /** A connector as the host app may use it: requests to a wallet without a screen of its own are held. */
  guard(connector: Connector): Connector | undefined
  readonly loadNamespace: (name: ChainNamespace) => Promise<Namespace>
  /** @throws WalletKitError `DESTROYED` */
  assertAlive(): void
}

/** Starts what runs once the visitor turns to the kit. What talks to wallets is loaded when one is about to be asked. */
export async function createEngine(context: KitContext): Promise<Engine> {
  const { getConnection, lifetime, notices, stores } = context
  checkStorageVersion(context.storage)
  const returned = await takeReturned(context)
  // Those that the host app brings along are handed out as soon as they are connected.
  const hasUnguarded = stores.connectors
    .getState()
    .connectors.some(({ confirmsInPage, asksInFrame }) => confirmsInPage || asksInFrame)
  const authKind = createAuthKind(context, () => loadRequests())
  await startDeferredKinds(context, authKind)
  // A network that is added later may be the first one of its family.
  const stopWatching = stores.networks.subscribe(({ requested }, previous) => {
    if (requested !== previous.requested) void startDeferredKinds(context, authKind)
  })
  if (isDeveloperPage()) void reportOptions(context)
  lifetime.addEventListener('abort', stopWatching, { once: true })
  followImages(context)
  watchPageTheme(context)
  context.log = (level, message, details) => log(context, level, message, details)
  recordLogs(context)
  const events = createEventTracker(context)
  context.track = events.track
  watchAnalytics(context)
  const toasts = createToasts(stores.notices, lifetime)
  const siwx = getSIWX(context)
  let accounts: AccountEngine | undefined
  const navigation = createNavigation({
    state: { stores, siwx, getConnection, isLikeAppKit: context.isLikeAppKit === true },
    store: stores.modal,
    isEmbedded: stores.options.getState().enableEmbedded,
    cancelAttempt: () => (accounts ? accounts.connections.cancel() : giveUpLoads(context)),
    signInLeft() {
      if (stores.signIn.getState().status === 'unavailable') void accounts?.signIn.cancel()
    },
    requestsLeft: () => requests?.leave(),
  })
  let requests: RequestGuard | undefined
  const loadRequests = loadOnce(async () => {
    requests = await startRequests(context, navigation, toasts)
  })
  if (hasUnguarded) await loadRequests()
  const loadAccounts = loadOnce(async () => {
    // As a whole: a build tool wraps an import whose names are picked out.
    const code = await loadUse()
    accounts = await code.createAccountEngine(context, { siwx, navigation, events, toasts })
    return accounts
  })
  function assertAlive(): void {
    if (lifetime.aborted) throw createError(destroyed)
  }
  /** What was overtaken by `destroy` does nothing. */
  async function enterAccounts(): Promise<AccountEngine> {
    const loaded = await loadAccounts()
    assertAlive()
    return loaded
  }
  // Sessions that the host app opens itself are followed, whether a wallet is picked or not; `open` reports what fails.
  if (stores.options.getState().universalProvider) loadAccounts().catch(() => {})
  const accountTypes = watchAccountTypes(context, {
    // Nothing is connected before they are loaded.
    setAccountType: (...account) => accounts?.connections.setAccountType(...account),
    failed: (error) => log(context, 'info', 'The kind of an account is unknown.', { reason: toText(error) }),
  })
  const stopOpening = stores.modal.subscribe(({ open }, previous) => {
    if (open && !previous.open) accountTypes.begin()
  })
  lifetime.addEventListener('abort', stopOpening, { once: true })
  findPairing(stores.connectors.getState().connectors)?.onRefused((refusal) =>
    notices.alert(createError(refusal)),
  )

  /** Makes a family's network the active one. Not after a wait: a later call of `open` or `close` applies. */
  function activate(namespace: ChainNamespace): void {
    accounts?.connections.activate(namespace)
    const { activeNamespace, requested } = stores.networks.getState()
    const network = requested.find(({ chainNamespace }) => chainNamespace === namespace)
    // Where no wallet can be connected yet, whose own network it would be.
    if (!accounts && network && namespace !== activeNamespace)
      setActiveNetwork(context, network.caipNetworkId)
  }

  if (returned) void resumeLogin(context, navigation, returned)

  return {
    navigation,
    loadAccounts,
    get accounts() {
      return accounts
    },
    toasts,
    late: {
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
      fetchBalance: async (parameters) => (await enterAccounts()).late.fetchBalance(parameters),
      addAdapter: async (...adapter) => (await enterAccounts()).late.addAdapter(...adapter),
      removeAdapter: async (namespace) => (await enterAccounts()).late.removeAdapter(namespace),
    },
    // One that is not guarded is not handed out.
    guard: (connector) =>
      connector.confirmsInPage || connector.asksInFrame ? requests?.guard(connector) : connector,
    loadNamespace: createNamespaceLoader(),
    assertAlive,
  }
}

/** Few pages are returned to: what judges a return is loaded with the first one. */
async function takeReturned(context: KitContext): Promise<Login | undefined> {
  if (!getWindow()?.location.search.includes(`${resultName}=`)) return undefined
  const code = await loadUse()
  return code.takeLoginReturn(context)
}

/** Goes on with a login that has left the page. Never rejects: a failure is a state of the attempt, which the view shows. */
async function resumeLogin(context: KitContext, navigation: Navigation, login: Login): Promise<void> {
  const { stores } = context
  const connector = stores.connectors.getState().connectors.find(({ id }) => id === authConnectorId)
  if (!connector) return
  navigation.open()
  // Until the code that asks is loaded there is no attempt to show, or to cancel.
  navigation.attemptStarted(connector, login)
  const load = startLoad(context)
  try {
    const connections = await load.connections
    if (!load.signal.aborted && load.left.size === 0)
      await connections.connect({ connector, namespaces: connector.namespaces, login })
  } catch {
    // Also the code that could not be loaded: the view offers to try again.
  }
}

/** Holds the requests to wallets without a screen of their own. */
async function startRequests(
  context: KitContext,
  navigation: Navigation,
  toasts: Toasts,
): Promise<RequestGuard> {
  const { createRequestGuard } = await import('../account/requests/use.ts')
  return createRequestGuard(context, {
    requestWaits: navigation.requestWaits,
    requestsDone: navigation.requestsDone,
    requestRefused(method) {
      logWarning(context, createError(rpcMethodNotAllowed).message, { method })
      navigation.requestRefused()
      wait(refusalDelay, context.lifetime).then(
        () => toasts.show({ key: 'actionNotAllowed', variant: 'error' }),
        // The kit has been destroyed.
        () => undefined,
      )
    },
  })
}

/** What visitors do not wait for begins after this, in ms: the engine is fetched just before the modal opens. */
const reportDelay = 1_000

/** Never rejects. Not of the engine's own code: it is for developers, and large. */
async function reportOptions(context: KitContext): Promise<void> {
  try {
    await wait(reportDelay, context.lifetime)
    const code = await import('../foundation/options/use.ts')
    code.reportOptions(context)
  } catch (error) {
    if (!context.lifetime.aborted)
      logWarning(context, 'The code that checks options could not be loaded.', error)
  }
}

/** Never rejects. Kinds that have been started before are left as they are. */
async function startDeferredKinds(
  { connectors, stores }: KitContext,
  authKind: ConnectorKind,
): Promise<void> {
  const { requested } = stores.networks.getState()
  const options = stores.options.getState()
  if (options.services.frame !== false) connectors.start([authKind])
  connectors.start(await loadDeferredKinds(options, requested))
}
