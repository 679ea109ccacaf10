import { fetchBalance } from '../account/balances/fetchBalance.ts'
import { logWarning } from '../foundation/logs/log.ts'
import type { Toasts } from '../foundation/notices/createToasts.ts'
import type { EventTracker } from '../modal/events/createEventTracker.ts'
import type { Navigation } from '../modal/navigation/createNavigation.ts'
import { viewPolicies } from '../modal/navigation/viewPolicies.ts'
import { createNoSignIn } from '../signIn/siwx/createNoSignIn.ts'
import { createSignIn } from '../signIn/siwx/createSignIn.ts'
import type { GuardedSIWX } from '../signIn/siwx/guardSIWX.ts'
import type { SignInEffects } from '../signIn/siwx/SignInContext.ts'
import { addAdapter, removeAdapter } from '../wallets/connection/adapters.ts'
import { createConnections } from '../wallets/connection/createConnections.ts'
import { followHostProvider } from '../wallets/connection/followHostProvider.ts'
import { loadDirectoryUse } from '../wallets/directory/loadDirectoryUse.ts'
import type { AccountEngine } from './AccountEngine.ts'
import type { KitContext } from './KitContext.ts'

export interface AccountEngineParameters {
  /** The sign-in plug-in, where there is one. */
  readonly siwx: GuardedSIWX | undefined
  readonly navigation: Navigation
  readonly events: EventTracker
  readonly toasts: Toasts
}

/** Ties connection, sign-in and navigation together: what happens in one has its effects in the others. */
export async function createAccountEngine(
  context: KitContext,
  { siwx, navigation, events, toasts }: AccountEngineParameters,
): Promise<AccountEngine> {
  const { stores } = context
  const connections = createConnections(context, {
    get signInOffer() {
      return signIn.offer
    },
    attemptStarted: navigation.attemptStarted,
    attemptStepped: navigation.attemptStepped,
    attemptCancelled: navigation.attemptCancelled,
    accountLeaving: (staysConnected) => signIn.leave(staysConnected),
    accountConnected(reason) {
      if (reason === 'connect') void rememberWallet(context)
      if (siwx) void signIn.check(reason)
      if (!siwx || !stores.networks.getState().isSupported) navigation.settled()
    },
    networkUnsupported() {
      void signIn.check('change')
      navigation.networkUnsupported()
    },
    walletLeft(origin, isReplaced) {
      // The modal already shows the request of another wallet.
      if (!isReplaced) navigation.walletLeft()
      // Only the tab where it happened informs the server.
      if (origin === 'page') void signIn.signOut()
    },
    networkSettled() {
      const { view } = stores.modal.getState()
      const { status } = stores.signIn.getState()
      // The wallet reports its network before it answers: a fast plug-in has asked for a signature already.
      const isAsked =
        viewPolicies[view]?.dismissal === 'signInDecides' && status !== 'authenticated' && status !== 'off'
      // While the session of the new account is looked up, the view waits for the outcome.
      if (status !== 'checking' && !isAsked) navigation.settled()
    },
    disconnectFailed(error) {
      events.disconnectFailed(error)
      logWarning(context, error.message, error.cause)
      toasts.show({ key: 'disconnectFailed', variant: 'error' })
    },
    signedOut: () => signIn.settled(),
  })

  const signInEffects: SignInEffects = {
    signatureNeeded: navigation.signatureNeeded,
    verifying(isInProgress) {
      if (isInProgress) toasts.show({ key: 'authenticating', variant: 'loading' })
      else toasts.hide('authenticating')
    },
    signInSettled: navigation.settled,
    signInUnavailable() {
      events.signInUnavailable()
      navigation.signatureNeeded()
    },
    async signInLeft(namespace) {
      const left = connections.forget(namespace)
      navigation.walletLeft()
      await left
    },
    returnTo: (caipNetworkId) => connections.switchNetwork(caipNetworkId),
    async signInRefused(namespace) {
      events.signInCancelled()
      const left = connections.forget(namespace)
      navigation.walletLeft()
      await left
    },
    signInDeclined() {
      events.signInCancelled()
      navigation.walletLeft()
    },
  }
  const signIn = siwx
    ? createSignIn({ context, siwx, effects: signInEffects })
    : createNoSignIn(signInEffects)

  followHostProvider(context, connections)
  return {
    connections,
    signIn,
    late: {
      fetchBalance: (parameters) => fetchBalance({ _internal: context }, parameters),
      addAdapter: async (adapter, networks) => addAdapter({ _internal: context }, { adapter, networks }),
      removeAdapter: async (namespace) => removeAdapter({ _internal: context }, { namespace }),
    },
  }
}

/** Remembers the wallet that the modal was connecting. Wallets in this browser are listed anyway. */
async function rememberWallet(context: KitContext): Promise<void> {
  const { data } = context.stores.modal.getState()
  if (!data || !('wallet' in data) || !data.wallet) return
  const { addRecentWallet } = await loadDirectoryUse()
  addRecentWallet(context, data.wallet)
}
