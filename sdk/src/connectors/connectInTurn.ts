import { isUserRejection } from '../namespaces/isUserRejection.ts'
import type { ConnectorSession } from './Connector.ts'

/**
 * Asks one question after the other. A visitor's refusal ends all of it, so that they can be asked again. A wallet
 * that fails on one question has still approved those before.
 *
 * @throws the refusal, the first question's failure, or the reason of the signal
 */
export async function connectInTurn(
  questions: readonly (() => Promise<ConnectorSession>)[],
  signal: AbortSignal,
): Promise<ConnectorSession> {
  let session: ConnectorSession = {}
  for (const ask of questions) {
    signal.throwIfAborted()
    try {
      session = { ...session, ...(await ask()) }
    } catch (error) {
      if (signal.aborted || isUserRejection(error) || Object.keys(session).length === 0) throw error
      return session
    }
  }
  return session
}
