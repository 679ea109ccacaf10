import { createLateError } from '../errors/createLateError.ts'
import type { ConnectContext } from './ConnectionContext.ts'
import type { Connections } from './Connections.ts'
import { readWaiting } from './waitingConnect.ts'

/**
 * Loads the code that asks wallets, for something that the visitor may give up meanwhile.
 *
 * @throws WalletKitError `CONNECT_ABORTED` when that was given up
 */
export async function loadToConnect(context: ConnectContext): Promise<Connections> {
  const waiting = readWaiting(context)
  const { givenUp } = waiting
  const connections = await context.loadConnections()
  if (waiting.givenUp !== givenUp) throw createLateError('CONNECT_ABORTED')
  return connections
}
