import type { ArrivalReason } from '../connection/ConnectionEffects.ts'
import type { StoredState } from '../connection/createStoredState.ts'
import { createLateError } from '../errors/createLateError.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import { isSessionOf } from './isSessionOf.ts'
import { runSignIn } from './runSignIn.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignIn, SignInContext, SignInEffects } from './SignInContext.ts'

/** How long the sign-in server may take to answer, in ms. */
const serverLimit = 10_000
/** First and longest pause before an unreachable server is asked again, in ms. */
const firstPause = 2_000
const longestPause = 30_000

interface CreateSignInParameters {
  readonly context: SignInContext & { readonly stored: StoredState; readonly lifetime: AbortSignal }
  readonly siwx: SIWXConfig | undefined
  readonly effects: SignInEffects
}

/** Decides whether the connected account is signed in. One session belongs to one CAIP-10 account. */
export function createSignIn({ context, siwx, effects }: CreateSignInParameters): SignIn {
  const { stored, lifetime } = context
  const store = context.stores.signIn
  let running: AbortController | undefined
  let signingOut: Promise<void> | undefined
  let stopWatching: (() => void) | undefined

  /** Takes over from whatever is in progress; the signal aborts when something else takes over. */
  function takeOver(): AbortSignal {
    running?.abort(createLateError('CONNECT_ABORTED'))
    running = new AbortController()
    if (lifetime.aborted) running.abort(createLateError('DESTROYED'))
    return running.signal
  }

  async function endSessions(plugin: SIWXConfig): Promise<void> {
    await withTimeLimit(serverLimit, lifetime, (signal) => raceSignal(plugin.setSessions([]), signal))
    stored.setSignOutDue(false)
  }

  /** Asks for a session of the account, after a sign-out that is still due. */
  async function findSession(
    plugin: SIWXConfig,
    account: SignInAccount,
    signal: AbortSignal,
  ): Promise<SIWXSession | undefined> {
    await signingOut
    if (stored.isSignOutDue()) await endSessions(plugin)
    const sessions = await withTimeLimit(serverLimit, signal, (limited) =>
      raceSignal(plugin.getSessions(account.caipNetworkId, account.address, { signal: limited }), limited),
    )
    return sessions.find((session) => isSessionOf(session, account))
  }

  async function run(reason: ArrivalReason, pause: number): Promise<void> {
    const account = getSignInAccount(context)
    const signal = takeOver()
    if (!siwx || !account || signal.aborted) return
    const { caipAddress } = account
    const known = store.getState()
    if (reason !== 'refresh') store.set({ status: 'checking', caipAddress })
    try {
      // A wallet that reports many changes in one go is asked about the last one only.
      await raceSignal(Promise.resolve(), signal)
      const session = await findSession(siwx, account, signal)
      if (signal.aborted) return
      if (session) {
        store.set({ status: 'authenticated', caipAddress, session })
        effects.signInSettled()
      } else {
        if (store.getState().status !== 'needed') store.set({ status: 'needed', caipAddress })
        if (reason !== 'refresh') effects.signatureNeeded()
      }
    } catch (cause) {
      if (signal.aborted) return
      if (reason === 'connect') {
        void effects.signInUnavailable()
        return
      }
      // What was known stays known until the server says otherwise.
      if (reason === 'refresh' && known.status !== 'unknown') return
      const error = createLateError('SIGN_IN_SERVER_UNREACHABLE', { cause })
      store.set({ status: 'unknown', caipAddress, error })
      const timer = setTimeout(() => void run(reason, Math.min(2 * pause, longestPause)), pause)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
  }

  function refresh(): void {
    const { status } = store.getState()
    if (status === 'authenticated' || status === 'needed' || status === 'unknown') {
      void run('refresh', firstPause)
    }
  }

  lifetime.addEventListener('abort', () => {
    stopWatching?.()
    takeOver()
  })

  return {
    signIn: () => runSignIn(context, siwx, effects, takeOver),
    async cancel() {
      const account = getSignInAccount(context)
      if (!account) return effects.signInDeclined()
      takeOver()
      if (siwx?.getRequired?.() === false) {
        store.set({ status: 'needed', caipAddress: account.caipAddress })
        return effects.signInDeclined()
      }
      store.set({ status: 'cancelling' })
      await effects.signInRefused()
    },
    leave(staysConnected) {
      takeOver()
      if (siwx) store.set({ status: staysConnected ? 'checking' : 'off' })
    },
    check(reason) {
      if (!lifetime.aborted) stopWatching ??= siwx?.watch?.(refresh)
      return run(reason, firstPause)
    },
    signOut() {
      if (!siwx) return Promise.resolve()
      // Noted first: the page may be left before the server has received it.
      stored.setSignOutDue(true)
      signingOut = endSessions(siwx).catch((error) => {
        console.warn('[wallet-kit] The sign-out has not reached the server; it will be repeated.', error)
      })
      return signingOut
    },
    settled: async () => signingOut,
  }
}
