import { atTime } from '../../../foundation/platform/atTime.ts'
import { raceSignal } from '../../../foundation/platform/raceSignal.ts'
import { wait } from '../../../foundation/platform/wait.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'
import { type Codes, expiryMargin, type PairingSession } from './createCodes.ts'

/** Before another code is created where a client has ended one without a session, in ms. */
const pause = 1_000

/** A proposal for a wallet to approve. */
export interface Proposal {
  /** Equal for equal proposals: only for those is a code used again. */
  readonly key: string
  /** Publishes it under a new code. Resolves when a wallet has approved it. */
  publish(): Promise<PairingSession | undefined>
}

/**
 * Shows codes until a wallet approves one. A code that is about to expire is replaced by a new one.
 *
 * @throws the wallet's refusal, or the reason of the signal
 */
export async function pairUntilApproved(
  codes: Codes,
  proposal: Proposal,
  { report, signal }: Pick<InteractiveConnectRequest, 'report' | 'signal'>,
): Promise<PairingSession> {
  for (;;) {
    signal.throwIfAborted()
    const code = codes.take(proposal.key, proposal.publish)
    const [expiring, done] = [new AbortController(), new AbortController()]
    code.watch({
      shown({ uri, expiresAt }) {
        report({ type: 'uri', uri, expiresAt })
        atTime(expiresAt - expiryMargin, () => expiring.abort(), AbortSignal.any([signal, done.signal]))
      },
      replaced: () => expiring.abort(),
    })
    try {
      const session = await raceSignal(code.approval, AbortSignal.any([signal, expiring.signal]))
      if (session) return session
      // A client of the host app may answer so each time: without a pause it would freeze the page.
      await wait(pause, signal)
    } catch (error) {
      codes.release(code)
      if (signal.aborted || !expiring.signal.aborted) throw error
    } finally {
      done.abort()
    }
  }
}
