import { destroyed } from '@wallet-kit/clients/errors/constants'
import { createNamespaceLoader } from '../chains/namespaces/families/createNamespaceLoader.ts'
import type { Namespace } from '../chains/namespaces/Namespace.ts'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import { createError } from '../foundation/errors/createError.ts'
import { resultName } from '../foundation/logins/loginParameters.ts'
import type { RecordEntry } from '../foundation/logs/LogEntry.ts'
import type { Toasts } from '../foundation/notices/createToasts.ts'
import { getWindow } from '../foundation/platform/getWindow.ts'
import { loadOnce } from '../foundation/platform/loadOnce.ts'
import { toText } from '../foundation/platform/warn.ts'
import type { TrackEvent } from '../foundation/query/TrackEvent.ts'
import type { Navigation } from '../modal/navigation/createNavigation.ts'
import { getSIWX } from '../signIn/siwx/getSIWX.ts'
import type { SignIn } from '../signIn/siwx/SignInContext.ts'
import type { Connections } from '../wallets/connection/Connections.ts'
import { giveUpLoads } from '../wallets/connection/giveUpLoads.ts'
import { watchAccountTypes } from '../wallets/connection/watchAccountTypes.ts'
import type { Connector } from '../wallets/connectors/Connector.ts'
import type { AccountEngine } from './AccountEngine.ts'
import type { LateMethods } from './CompatibleMethods.ts'
import { createLateMethods } from './createLateMethods.ts'
import type { KitContext } from './KitContext.ts'
import { loadUse } from './loadUse.ts'
import { startFoundation } from './startFoundation.ts'
import { startModal } from './startModal.ts'
import { isGuarded, startRequests } from './startRequests.ts'
import { startWallets } from './startWallets.ts'

/** The part of an instance that finds wallets, moves the modal and reports events. */
export interface Engine {
  readonly navigation: Navigation
  readonly toasts: Toasts
  readonly log: RecordEntry
  readonly track: TrackEvent
  /** The part that asks wallets and the sign-in server. `undefined` until it is loaded. */
  readonly accounts: AccountEngine | undefined
  /** @throws WalletKitError `DESTROYED` */
  loadConnections(): Promise<Connections>
  loadSignIn(): Promise<SignIn>
  readonly late: LateMethods
  /** A connector as the host app may use it: requests to a wallet without a screen of its own are held. */
  guard(connector: Connector): Connector | undefined
  readonly loadNamespace: (name: ChainNamespace) => Promise<Namespace>
  /** @throws WalletKitError `DESTROYED` */
  assertAlive(): void
}

/** Starts each storey once the visitor turns to the kit. Code that asks wallets is loaded when one is about to be asked. */
export async function createEngine(context: KitContext): Promise<Engine> {
  const { lifetime, stores } = context
  // Few pages are returned to: the code for that is loaded with the first one.
  const isReturned = getWindow()?.location.search.includes(`${resultName}=`)
  const resumeLogin = isReturned ? (await loadUse()).takeLogin(context) : undefined
  // The host app's own connectors are handed out as soon as they are connected.
  const isGuardDue = stores.connectors.getState().connectors.some(isGuarded)
  startWallets(context, () => requests.load())
  const { log, toasts } = startFoundation(context)
  const siwx = getSIWX(context)
  const { navigation, events } = startModal(context, siwx, {
    cancelAttempt: () => (accounts ? accounts.connections.cancel() : giveUpLoads(context)),
    signInLeft() {
      if (stores.signIn.getState().status === 'unavailable') void accounts?.signIn.cancel()
    },
    requestsLeft: () => requests.leave(),
  })
  const requests = startRequests(context, { navigation, toasts })
  if (isGuardDue) await requests.load()

  let accounts: AccountEngine | undefined
  const loadAccounts = loadOnce(async () => {
    // As a whole: a build tool wraps an import whose names are picked out.
    const code = await loadUse()
    accounts = await code.createAccountEngine(context, { siwx, navigation, events, toasts })
    return accounts
  })
  async function loadAliveAccounts(): Promise<AccountEngine> {
    const loaded = await loadAccounts()
    assertAlive()
    return loaded
  }
  // Sessions that the host app opens itself are followed, whether a wallet is picked or not; `open` reports what fails.
  if (stores.options.getState().universalProvider) loadAccounts().catch(() => {})
  const accountTypes = watchAccountTypes(context, {
    loadReader: async () => (await loadUse()).createAccountTypeReader,
    // Nothing is connected before they are loaded.
    setAccountType: (...account) => accounts?.connections.setAccountType(...account),
    failed: (error) => log('info', 'The kind of an account is unknown.', { reason: toText(error) }),
  })
  const stopOpening = stores.modal.subscribe(({ open }, previous) => {
    if (open && !previous.open) accountTypes.begin()
  })
  lifetime.addEventListener('abort', stopOpening)
  void resumeLogin?.(navigation)

  function assertAlive(): void {
    if (lifetime.aborted) throw createError(destroyed)
  }
  return {
    navigation,
    toasts,
    log,
    track: events.track,
    get accounts() {
      return accounts
    },
    loadConnections: async () => (await loadAliveAccounts()).connections,
    loadSignIn: async () => (await loadAccounts()).signIn,
    late: createLateMethods(context, {
      navigation,
      getAccounts: () => accounts,
      loadAccounts: loadAliveAccounts,
    }),
    guard: requests.guard,
    loadNamespace: createNamespaceLoader(),
    assertAlive,
  }
}
