import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { Connector, ConnectStep } from '../../wallets/connectors/Connector.ts'
import { createModal } from '../stack/createModal.ts'
import { getHomeView, getStartView } from './getHomeView.ts'
import type { NavigationState } from './NavigationState.ts'
import type { OpenOptions } from './OpenOptions.ts'
import type { KitModalState, StandaloneViewName, ViewEntry } from './ViewEntry.ts'
import type { ViewName } from './ViewName.ts'
import { type ViewPolicy, viewPolicies } from './viewPolicies.ts'

/** Chooses views after events. */
export interface Navigation {
  /** A wallet is being asked: an open modal shows that. */
  attemptStarted(connector: Connector, login?: Login): void
  /** The visitor has to do something else next, which may be a view of its own. */
  attemptStepped(connector: Connector, step: ConnectStep): void
  /** The attempt was cancelled elsewhere: its view is left. */
  attemptCancelled(): void
  /** Network, connection and session are as they should be. */
  settled(): void
  /** The visitor has to sign, or to try again. */
  signatureNeeded(): void
  networkUnsupported(): void
  /** A request to a wallet without a screen of its own is due: it is shown over the current view. */
  requestWaits(): void
  /** No such request is left: the view goes back to where the visitor was. */
  requestsDone(): void
  /** A page has called a method that no page may use: the modal opens, so that the visitor can be shown that. */
  requestRefused(): void
  /** The wallet is gone. */
  walletLeft(): void
  /** The visitor closes the modal; where a decision is due, it refuses with a shake. */
  dismiss(): void
  /** The visitor goes back one view. */
  goBack(): void
  /**
   * Opens at a view, else at the one that the visitor's state calls for. Resets its history.
   *
   * @param swap Initial values of the swap form.
   * @param namespace The chain family whose wallets are listed. Default: any.
   */
  open(view?: StandaloneViewName, given?: OpenOptions['arguments'], namespace?: ChainNamespace): void
  /** Opens at the view that shows a pairing URI. */
  openPairing(): void
  /** Pushes a view; the present one stays in the history. A closed modal opens first, at its initial view. */
  push(entry: ViewEntry): void
  /** Shows a view in the place of the present one. */
  replace(entry: ViewEntry): void
}

interface CreateNavigationParameters {
  readonly state: NavigationState
  /** Writable. */
  readonly store: Store<KitModalState>
  readonly isEmbedded: boolean
  /** Cancels the attempt to connect. */
  cancelAttempt(): void
  /** The view of a signature was left. */
  signInLeft(): void
  /** The view of requests was left. */
  requestsLeft(): void
}

/** Shows requests to a wallet without a screen of its own. */
const requestView = 'ApproveTransaction'

/** AppKit has two names of one view. */
function toPresentName(entry: ViewEntry): ViewEntry {
  return entry.view === 'ConnectingSiwe' ? { view: 'SIWXSignMessage' } : entry
}

/** The only code that decides which view is shown; `viewPolicies` says how each may be left. */
export function createNavigation({
  state,
  store,
  isEmbedded,
  cancelAttempt,
  signInLeft,
  requestsLeft,
}: CreateNavigationParameters): Navigation {
  const { stores } = state
  const modal = createModal(
    store,
    // A modal that is part of the host's page is never gone: closed means where its visitor starts.
    isEmbedded ? (): ViewEntry => ({ view: getHomeView(state) }) : undefined,
  )
  // AppKit's lists of networks and accounts stay, with the new one marked.
  const policyOf = ({ view }: Pick<ViewEntry, 'view'>): ViewPolicy =>
    (state.isLikeAppKit && (view === 'Networks' || view === 'SwitchAddress')
      ? undefined
      : viewPolicies[view]) ?? {}

  function mayDismiss(): boolean {
    const { dismissal = 'allowed' } = policyOf(stores.modal.getState())
    if (dismissal !== 'signInDecides') return dismissal === 'allowed'
    const { status } = stores.signIn.getState()
    if (!state.siwx || status === 'authenticated' || status === 'unavailable') return true
    return state.siwx.getRequired?.() === false
  }

  // The only place that ends an attempt because its view was left, whether by back, close or another view.
  stores.modal.subscribe((present, previous) => {
    if (!previous.open || !policyOf(previous).cancelsAttempt) return
    if (!present.open || !policyOf(present).cancelsAttempt) cancelAttempt()
  })

  stores.modal.subscribe((present, previous) => {
    const isSignIn = ({ open, view }: KitModalState) =>
      open && policyOf({ view }).dismissal === 'signInDecides'
    if (isSignIn(previous) && !isSignIn(present)) signInLeft()
  })

  stores.modal.subscribe((present, previous) => {
    const isRequest = ({ open, view }: KitModalState) => open && view === requestView
    if (isRequest(previous) && !isRequest(present)) requestsLeft()
  })

  const navigation: Navigation = {
    open(view = getHomeView(state), given, namespace) {
      const hasForm = view === 'Swap' || view === 'WalletSend'
      // Buttons ask for `Connect` by name, whatever the host app connects with.
      const entry = { view: view === 'Connect' ? getStartView(state) : view }
      modal.show(hasForm && given ? { view, data: given } : toPresentName(entry), namespace)
    },
    openPairing: () => modal.show({ view: 'ConnectingWalletConnectBasic' }),
    push(entry) {
      // The last view of a closed modal is no way back.
      if (!stores.modal.getState().open) navigation.open()
      modal.push(toPresentName(entry))
    },
    replace: (entry) => modal.replace(toPresentName(entry)),
    attemptStarted(connector, login) {
      const { open, view } = stores.modal.getState()
      const entry = toConnectingEntry(connector, login)
      if (!open || (isConnecting(state) && isShown(stores.modal.getState(), connector, login))) return
      // Another way of logging in takes the place of the one that is shown.
      if (login && isLoginView(view)) modal.replace(entry)
      else modal.push(entry)
    },
    attemptStepped({ id: connectorId }, { type }) {
      const { open, view } = stores.modal.getState()
      const next = stepViews[type as keyof typeof stepViews]
      if (open && next && view !== next && isLoginView(view))
        modal.replace({ view: next, data: { connectorId } })
    },
    attemptCancelled() {
      const { open } = stores.modal.getState()
      if (open && isConnecting(state)) modal.back()
    },
    settled() {
      const { open, view, history } = stores.modal.getState()
      if (!open) return
      // The visitor has picked a network of a family whose wallet is not connected.
      const { activeNamespace } = stores.networks.getState()
      const { status } = state.getConnection(activeNamespace)
      const hasAccount = history.some((entry) => entry.view === 'Account')
      if (status !== 'connected' && hasAccount)
        return modal.show({ view: getStartView(state) }, activeNamespace)
      const { onSettled } = policyOf({ view })
      const origin = history.findLastIndex((entry) => policyOf(entry).onSettled !== 'back')
      if (onSettled === 'back' && origin >= 0) modal.back(history.length - 1 - origin)
      else if (onSettled) modal.hide()
    },
    signatureNeeded() {
      const { open, view } = stores.modal.getState()
      if (!open || view !== 'SIWXSignMessage') modal.show({ view: 'SIWXSignMessage' })
    },
    networkUnsupported: () => modal.show({ view: 'UnsupportedChain' }),
    requestWaits() {
      if (stores.modal.getState().open) modal.push({ view: requestView })
      else modal.show({ view: requestView })
    },
    requestsDone() {
      const { open, view } = stores.modal.getState()
      if (open && view === requestView) modal.back()
    },
    requestRefused() {
      if (!stores.modal.getState().open) navigation.open()
    },
    walletLeft: () => modal.hide(),
    dismiss() {
      if (!stores.modal.getState().open) return
      if (mayDismiss()) modal.hide()
      else modal.shake()
    },
    goBack() {
      const { history } = stores.modal.getState()
      const closes = history.length === 1 || history.some((entry) => policyOf(entry).closesOnBack)
      if (closes) navigation.dismiss()
      else modal.back()
    },
  }
  return navigation
}

/** Whether a view that shows an attempt shows that of this connector. */
function isShown({ view, data }: KitModalState, { id, type }: Connector, login: Login | undefined): boolean {
  if (login) return view === toLoginView(login)
  if (view === 'ConnectingWalletConnectBasic') return type === 'WALLET_CONNECT'
  if (!data || !('connectorId' in data)) return false
  // The view of a listed wallet also shows its extension.
  return data.connectorId === id || ('installedId' in data && data.installedId === id)
}

function isConnecting({ stores }: NavigationState): boolean {
  return viewPolicies[stores.modal.getState().view]?.cancelsAttempt === true
}

const stepViews = {
  device: 'EmailVerifyDevice',
  code: 'EmailVerifyOtp',
  passkey: 'ConnectingPasskey',
} as const

const loginViews = ['ConnectingSocial', 'ConnectingFarcaster', ...Object.values(stepViews)] as const

function isLoginView(view: ViewName): boolean {
  return loginViews.includes(view as (typeof loginViews)[number])
}

function toLoginView(login: Login): (typeof loginViews)[number] {
  if (login.type === 'email') return 'EmailVerifyOtp'
  const { provider } = login
  if (provider === 'passkey') return 'ConnectingPasskey'
  return provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'
}

function toConnectingEntry({ id: connectorId, type }: Connector, login: Login | undefined): ViewEntry {
  if (login) return { view: toLoginView(login), data: { connectorId } }
  const view = type === 'WALLET_CONNECT' ? 'ConnectingWalletConnect' : 'ConnectingExternal'
  return { view, data: { connectorId } }
}
