import { isUserRejection } from '../../chains/namespaces/walletErrors/isUserRejection.ts'
import type { ConnectorSession } from './Connector.ts'

/**
 * Asks one question after the other. A visitor's refusal ends all of it, so that they can be asked again. A wallet
 * that fails on one question has still approved those before.
 *
 * @throws the refusal, or the first question's failure
 */
export async function connectInTurn(
  questions: readonly (() => Promise<ConnectorSession>)[],
): Promise<ConnectorSession> {
  let session: ConnectorSession = {}
  for (const ask of questions) {
    try {
      session = { ...session, ...(await ask()) }
    } catch (error) {
      if (isUserRejection(error) || Object.keys(session).length === 0) throw error
      return session
    }
  }
  return session
}
