import { createLateError } from '../errors/createLateError.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import type { StoredState } from '../storage/createStoredState.ts'
import type { Store } from '../stores/createStore.ts'
import { isSessionOf } from './isSessionOf.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInState } from './SignInState.ts'

/** How long the sign-in server may take to answer, in ms. */
const serverLimit = 10_000
/** First and longest pause before an unreachable server is asked again, in ms. */
const firstPause = 2_000
const longestPause = 30_000

/** Why an account is looked at. A `refresh` never opens the modal and keeps what is known meanwhile. */
export type SignInReason = 'connect' | 'restore' | 'change' | 'refresh'

interface CreateSignInParameters {
  readonly siwx: SIWXConfig | undefined
  readonly store: Store<SignInState>
  readonly stored: StoredState
  readonly lifetime: AbortSignal
  /** The connected account, when it is on a supported network. */
  getAccount(): SignInAccount | undefined
  onAuthenticated(): void
  onNeeded(reason: SignInReason): void
  /** The server could not be asked right after connecting. */
  onUnavailable(): void
}

export interface SignIn {
  /** Gives up the present session before another account, or none, becomes visible. */
  leave(staysConnected: boolean): void
  /** Asks the server about the connected account. Never rejects. */
  check(reason: SignInReason): Promise<void>
  /** Takes over from whatever is running; the signal aborts when something else takes over. */
  takeOver(): AbortSignal
  /** Ends the session on the server; when that fails it is done later. Never rejects. */
  signOut(): Promise<void>
  /** Settles when a sign-out that is on its way has been tried. */
  settled(): Promise<void>
}

/** Decides whether the connected account is signed in. One session belongs to one CAIP-10 account. */
export function createSignIn(parameters: CreateSignInParameters): SignIn {
  const { siwx, store, stored, lifetime } = parameters
  let running: AbortController | undefined
  let signingOut: Promise<void> | undefined
  let stopWatching: (() => void) | undefined

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

  async function run(reason: SignInReason, pause: number): Promise<void> {
    const account = parameters.getAccount()
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
        parameters.onAuthenticated()
      } else {
        if (store.getState().status !== 'needed') store.set({ status: 'needed', caipAddress })
        parameters.onNeeded(reason)
      }
    } catch (cause) {
      if (signal.aborted) return
      if (reason === 'connect') return parameters.onUnavailable()
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
    takeOver,
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
      // Noted first: the page may be left before the server has heard of it.
      stored.setSignOutDue(true)
      signingOut = endSessions(siwx).catch((error) => {
        console.warn('[wallet-kit] The server could not be told of the sign-out; it will be later.', error)
      })
      return signingOut
    },
    settled: async () => signingOut,
  }
}
