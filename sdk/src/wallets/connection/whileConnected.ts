import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/**
 * Asks something of a connected wallet. Settles as soon as that wallet leaves, although it may never answer; the
 * signal ends its further questions.
 *
 * @param destroyed ends it as well
 * @throws WalletKitError `NOT_CONNECTED`, or the reason of `destroyed`
 */
export async function whileConnected<Value>(
  { stores, getConnection }: Pick<ConnectionContext, 'stores' | 'getConnection'>,
  namespace: ChainNamespace,
  destroyed: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const before = getConnection(namespace)
  const leaving = new AbortController()
  const stop = stores.connection.subscribe(() => {
    const state = getConnection(namespace)
    const isSame =
      state.status === 'connected' &&
      before.status === 'connected' &&
      state.connectorId === before.connectorId
    if (!isSame) leaving.abort(createError(notConnected))
  })
  const signal = AbortSignal.any([leaving.signal, destroyed])
  try {
    return await raceSignal(ask(signal), signal)
  } finally {
    stop()
  }
}
