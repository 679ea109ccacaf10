import { raceSignal } from '../../platform/raceSignal.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'
import type { ProposedNamespace } from './createProposal.ts'
import { endSession } from './endSession.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Life of a code, and how long before its end it is replaced, in ms. */
const pairingLifetime = 4 * 60_000
const expiryMargin = 10_000

export type PairingSession = NonNullable<PairingClient['session']>

/**
 * Shows codes until a wallet approves one. A code that is about to expire is replaced by a new one. A session
 * that a wallet approves through a code that was abandoned is ended.
 *
 * @throws the wallet's refusal, or the reason of the signal
 */
export async function pairUntilApproved(
  client: PairingClient,
  proposal: Record<string, ProposedNamespace>,
  { report, signal }: Pick<InteractiveConnectRequest, 'report' | 'signal'>,
): Promise<PairingSession> {
  for (;;) {
    signal.throwIfAborted()
    const expiring = new AbortController()
    const timer = setTimeout(() => expiring.abort(), pairingLifetime - expiryMargin)
    const showCode = (uri: string) => report({ type: 'uri', uri, expiresAt: Date.now() + pairingLifetime })
    client.on('display_uri', showCode)
    const approval = client.connect({ optionalNamespaces: proposal })
    try {
      const session = await raceSignal(approval, AbortSignal.any([signal, expiring.signal]))
      if (session) return session
    } catch (error) {
      if (signal.aborted || expiring.signal.aborted) endLateSession(client, approval)
      if (signal.aborted || !expiring.signal.aborted) throw error
    } finally {
      clearTimeout(timer)
      client.removeListener('display_uri', showCode)
    }
  }
}

/**
 * An approval that is no longer awaited. The client keeps listening for it, so that a session that a wallet
 * approves late is ended on both sides instead of being left open in the wallet.
 */
function endLateSession(client: PairingClient, approval: Promise<PairingSession | undefined>): void {
  approval
    .then((session) => session && endSession(client, session.topic))
    // Declined, expired, or the relay is out of reach: no session either way.
    .catch(() => undefined)
}
