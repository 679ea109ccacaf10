import {
  accountNotLinked,
  connectAborted,
  destroyed,
  signInServerUnreachable,
} from '@wallet-kit/clients/errors/constants'
import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { ConnectionReason } from '../../wallets/connection/ConnectionEffects.ts'
import type { SignedTogether } from '../../wallets/connectors/Connector.ts'
import { asReported } from './asReported.ts'
import { createOffer } from './createOffer.ts'
import { createPreparation } from './createPreparation.ts'
import { createServerSession, type ServerSession } from './createServerSession.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import type { GuardedSIWX } from './guardSIWX.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import { rememberSignedIn } from './rememberSignedIn.ts'
import { reportFailure, runSignIn, toSignInError } from './runSignIn.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignIn, SignInContext, SignInEffects } from './SignInContext.ts'

/** First and longest pause before an unreachable server is asked again, in ms. */
const firstPause = 2_000
const longestPause = 30_000

interface CreateSignInParameters {
  readonly context: SignInContext
  readonly siwx: GuardedSIWX
  readonly effects: SignInEffects
}

/** Decides whether the connected account is signed in. One session belongs to one CAIP-10 account. */
export function createSignIn({ context: given, siwx, effects }: CreateSignInParameters): SignIn {
  const { lifetime } = given
  const memory = rememberSignedIn(given, siwx)
  const { store } = memory
  const context = {
    ...given,
    stores: { ...given.stores, signIn: store },
    // Created after this.
    get connections() {
      return given.connections
    },
  }
  let running: AbortController | undefined
  /** The attempt that was made last, until it has ended. */
  let asked: Promise<void> | undefined
  let isWatching = false
  const server = createServerSession({ siwx, context, onLateRevoked: refresh })
  const offer = createOffer(siwx, lifetime)
  const preparation = createPreparation({ context, siwx })

  /** Aborts any attempt in progress. The signal aborts when another one begins. */
  function takeOver(): AbortSignal {
    running?.abort(createError(connectAborted))
    running = new AbortController()
    if (lifetime.aborted) running.abort(createError(destroyed))
    return running.signal
  }

  async function run(reason: ConnectionReason, pause: number): Promise<void> {
    const account = getSignInAccount(context)
    const signal = takeOver()
    if (reason !== 'refresh') preparation.cancel()
    // On a network that is not offered, there is nothing to look up.
    if (!account && store.getState().status === 'checking') store.set({ status: 'off' })
    if (!account || signal.aborted) return
    // The wallet may have been moved to the message's network first.
    const isNew = reason === 'connect' || reason === 'change'
    const signed = isNew ? offer.take(account) : []
    const { caipAddress, caipNetworkId } = account
    const known = store.getState()
    if (siwx.supports(caipNetworkId) === false) {
      store.set({ status: 'off' })
      return effects.signInSettled()
    }
    if (reason !== 'refresh') store.set({ status: 'checking', caipAddress })
    try {
      // A wallet that reports many changes in one go is asked about the last one only.
      await raceSignal(Promise.resolve(), signal)
      if (signed.length > 0) return await verifyAhead(signed, account, server, signal)
      const session = await server.find(account, signal)
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
      if (reason === 'connect' || known.status === 'unavailable') {
        const error = createError(signInServerUnreachable, { cause })
        store.set({ status: 'unavailable', caipAddress, error })
        if (reason !== 'refresh') effects.signInUnavailable()
        return
      }
      // The known state stays until the server says otherwise.
      if (reason === 'refresh' && known.status !== 'unknown') return
      const error = createError(signInServerUnreachable, { cause })
      store.set({ status: 'unknown', caipAddress, error })
      const timer = setTimeout(() => void run(reason, Math.min(2 * pause, longestPause)), pause)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }
  }

  /** Signs in by the signatures given together with the approval: this account first. */
  async function verifyAhead(
    signed: readonly SignedTogether[],
    { caipAddress }: SignInAccount,
    { add }: ServerSession,
    signal: AbortSignal,
  ): Promise<void> {
    effects.verifying(true)
    try {
      const signing = await raceSignal(loadSignInUse(), signal)
      const [session, ...others] = await raceSignal(signing.readSignedMessages(context, signed), signal)
      store.set({ status: 'signing', caipAddress, message: session.message })
      // The plug-in gets copies: its changes must not become the state.
      const copies = [session, ...others].map((copied) => ({ ...copied, data: { ...copied.data } }))
      const reported = await add(copies, signal).catch(async (cause: unknown) => {
        throw await signing.explainRefusal(context, cause, session, signal)
      })
      effects.verifying(false)
      if (signal.aborted) return
      store.set({ status: 'authenticated', caipAddress, session: asReported(session, reported) })
      effects.signInSettled()
    } catch (cause) {
      effects.verifying(false)
      if (!signal.aborted) reportFailure(context, effects, { caipAddress, error: toSignInError(cause) })
    }
  }

  function refresh(): void {
    const { status } = store.getState()
    if (
      status === 'authenticated' ||
      status === 'needed' ||
      status === 'unavailable' ||
      status === 'unknown'
    ) {
      void run('refresh', firstPause)
    }
  }

  /** The session on the other network is looked up when the wallet is there. */
  async function goBack(caipAddress: CaipAddress, caipNetworkId: CaipNetworkId): Promise<void> {
    store.set({ status: 'cancelling', caipAddress })
    try {
      await effects.returnTo(caipNetworkId)
    } catch {
      // Meanwhile the wallet may have gone elsewhere by itself.
      if (store.getState().status !== 'cancelling') return
      // The next cancelling disconnects.
      memory.forget()
      store.set({ status: 'needed', caipAddress })
      context.notices.showToast({ key: 'networkSwitchDeclined', variant: 'error' })
    }
  }

  lifetime.addEventListener('abort', takeOver)

  return {
    offer,
    prepare: preparation.prepare,
    signIn() {
      const { caipAddress } = getSignInAccount(context) ?? {}
      const state = store.getState()
      // While the wallet is asked, the same again is the same question.
      if (asked && state.status === 'signing' && state.caipAddress === caipAddress) return asked
      const outcome = runSignIn({ context, siwx, server, effects, prepared: preparation.take, takeOver })
      asked = outcome.finally(() => {
        if (asked === ended) asked = undefined
      })
      const ended = asked
      return ended
    },
    async cancel() {
      const account = getSignInAccount(context)
      if (!account) return effects.signInDeclined()
      takeOver()
      preparation.cancel()
      const { status, previous } = store.getState()
      if (status === 'unavailable') {
        store.set({ status: 'cancelling' })
        return effects.signInLeft(account.namespace)
      }
      if (previous?.canReturn) return goBack(account.caipAddress, previous.caipNetworkId)
      if (!siwx.getRequired()) {
        store.set({ status: 'needed', caipAddress: account.caipAddress })
        return effects.signInDeclined()
      }
      store.set({ status: 'cancelling' })
      await effects.signInRefused(account.namespace)
    },
    async unlink(account) {
      const { session } = store.getState()
      if (!siwx.unlinkAccount || !session?.accounts?.slice(1).includes(account))
        throw createError(accountNotLinked, { context: { account } })
      await server.unlink(account).catch((cause: unknown) => {
        throw toSignInError(cause)
      })
      const { status, caipAddress } = store.getState()
      // Even if the server does not report it again: the next read can fail.
      if (status === 'authenticated' && caipAddress === account) store.set({ status: 'needed', caipAddress })
      await run('refresh', firstPause)
    },
    leave(staysConnected) {
      takeOver()
      preparation.cancel()
      if (!staysConnected) memory.forget()
      if (!staysConnected) offer.forget()
      store.set({ status: staysConnected ? 'checking' : 'off' })
    },
    check(reason) {
      if (!isWatching && !lifetime.aborted) siwx.watch(refresh, lifetime)
      isWatching = true
      return run(reason, firstPause)
    },
    signOut: async () => server.end(),
    settled: async () => server.settled(),
  }
}
