import type { ConnectorSession } from './Connector.ts'

/**
 * Asks one question after the other. The first refusal or failure ends the questions; what has been approved
 * before it stays.
 *
 * @throws the first question's failure, or the reason of the signal
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
      if (signal.aborted || Object.keys(session).length === 0) throw error
      return session
    }
  }
  return session
}
