import { raceSignal } from '../../platform/raceSignal.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'
import type { ProposedNamespace } from './createProposal.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Life of a code, and how long before its end it is replaced, in ms. */
const pairingLifetime = 4 * 60_000
const expiryMargin = 10_000

export type PairingSession = NonNullable<PairingClient['session']>

/**
 * Shows codes until a wallet approves one. A code that is about to expire is replaced by a new one; one that
 * is replaced or abandoned is void, and a session that a wallet approves through it is ended.
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
      if (signal.aborted || expiring.signal.aborted) voidPairing(client, approval)
      if (signal.aborted || !expiring.signal.aborted) throw error
    } finally {
      clearTimeout(timer)
      client.removeListener('display_uri', showCode)
    }
  }
}

/** Nobody waits for this approval any more: its code is deleted, and a late session ended. */
function voidPairing(client: PairingClient, approval: Promise<PairingSession | undefined>): void {
  const ignore = () => undefined
  client.cleanupPendingPairings({ deletePairings: true }).catch(ignore)
  approval.then((session) => {
    if (!session) return
    const reason = { code: 6000, message: 'User disconnected.' }
    client.client.disconnect({ topic: session.topic, reason }).catch(ignore)
  }, ignore)
}
