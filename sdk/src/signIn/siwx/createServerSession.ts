import type { CaipAddress } from '../../chains/networks/Caip.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { withTimeLimit } from '../../foundation/platform/withTimeLimit.ts'
import { isSignOutDue } from '../../wallets/connection/readStored.ts'
import { storeSignOutDue } from '../../wallets/connection/storeConnection.ts'
import { isSessionOf } from './isSessionOf.ts'
import type { ReportedSession, SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** Time limit of the sign-in server's answer, in ms. */
const serverLimit = 10_000

/** The session that the server holds for this browser. */
export interface ServerSession {
  /**
   * Verifies signatures: one, or all of a wallet's approval. Rejects when that fails, and as soon as the signal aborts;
   * sessions that are created all the same are revoked. Resolves to the plug-in's result, not validated.
   */
  add(sessions: readonly SIWXSession[], signal: AbortSignal): Promise<unknown>
  /** The account's session as the server reports it, after a sign-out that is still due. */
  find(account: SignInAccount, signal: AbortSignal): Promise<SIWXSession | undefined>
  /** Removes an account from the session. */
  unlink(account: CaipAddress): Promise<void>
  /** Ends all sessions; when that fails it is done later. Never rejects. */
  end(): Promise<void>
  /** Settles when a sign-out in progress has been tried. */
  settled(): Promise<void>
}

interface CreateServerSessionParameters {
  readonly siwx: SIWXConfig
  readonly context: Pick<SignInContext, 'storage' | 'lifetime'>
  /** A session that was created too late has been revoked: the known state may be outdated. */
  onLateRevoked(): void
}

/**
 * The only code that changes the server's session. One change at a time, in the order in which the visitor caused
 * them: a sign-out overtaken by a slow verification would leave the server signed in as someone who has left.
 */
export function createServerSession({
  siwx,
  context: { storage, lifetime },
  onLateRevoked,
}: CreateServerSessionParameters): ServerSession {
  let last: Promise<unknown> = Promise.resolve()
  let signingOut: Promise<void> | undefined
  /** Verifications beyond their time limit, which may still create a session. */
  let unsettled = 0

  /** Each task limits its own time, so a plug-in that never settles delays the next one, but does not stop it. */
  function enqueue<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  /** Calls the plug-in, and waits for it even when the answer is no longer wanted: then nothing else interferes. */
  function call<Value>(
    signal: AbortSignal,
    start: (signals: { readonly signal: AbortSignal; readonly lifetime: AbortSignal }) => Promise<Value>,
  ): Promise<Value> {
    return withTimeLimit(serverLimit, lifetime, (limited) =>
      withTimeLimit(serverLimit, signal, (wanted) =>
        raceSignal(start({ signal: wanted, lifetime: limited }), limited),
      ),
    )
  }

  async function endSessions(): Promise<void> {
    await call(lifetime, () => siwx.setSessions([]))
    if (unsettled === 0) storeSignOutDue(storage, false)
  }

  async function revoke(sessions: readonly SIWXSession[]): Promise<void> {
    try {
      for (const { data } of sessions)
        await call(lifetime, () => siwx.revokeSession(data.chainId, data.accountAddress))
    } catch (error) {
      storeSignOutDue(storage, true)
      warnRedacted('A session that is no longer wanted has not been revoked; it will be repeated.', error)
    }
  }

  async function addSessions(sessions: readonly SIWXSession[], signal: AbortSignal): Promise<unknown> {
    const [session, ...others] = sessions
    if (!session) return undefined
    signal.throwIfAborted()
    let adding: Promise<ReportedSession> | undefined
    try {
      const reported = await call(signal, (signals) => {
        adding = others.length > 0 ? siwx.setSessions(sessions, signals) : siwx.addSession(session, signals)
        return adding
      })
      if (signal.aborted && !lifetime.aborted) await revoke(sessions)
      return reported
    } catch (error) {
      if (adding && !lifetime.aborted) {
        unsettled += 1
        adding.then(
          () => {
            unsettled -= 1
            return enqueue(() => revoke(sessions)).then(onLateRevoked)
          },
          () => {
            unsettled -= 1
          },
        )
      }
      // Whether the server has created a session is unknown.
      if (signal.aborted && !lifetime.aborted) storeSignOutDue(storage, true)
      throw error
    }
  }

  return {
    add: (sessions, signal) =>
      raceSignal(
        enqueue(() => addSessions(sessions, signal)),
        signal,
      ),
    find(account, signal) {
      const { caipNetworkId, address } = account
      const finding = enqueue(async () => {
        signal.throwIfAborted()
        if (isSignOutDue(storage)) await endSessions()
        const sessions = await call(signal, (signals) => siwx.getSessions(caipNetworkId, address, signals))
        return sessions.find((session) => isSessionOf(session, account, siwx.sessionScope))
      })
      return raceSignal(finding, signal)
    },
    unlink: (account) => enqueue(() => call(lifetime, async () => siwx.unlinkAccount?.(account))),
    end() {
      // Noted first: the page may be left before the server has received it.
      storeSignOutDue(storage, true)
      signingOut = enqueue(endSessions).catch((error) => {
        warnRedacted('The sign-out has not reached the server; it will be repeated.', error)
      })
      return signingOut
    },
    settled: async () => signingOut,
  }
}
