import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createLateError } from '../../foundation/errors/createLateError.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorsState } from './ConnectorsState.ts'
import { findStoredConnectors } from './findStoredConnector.ts'

/**
 * Resolves as soon as the connector of a stored id is there and serves one of the namespaces. The signal ends the
 * wait.
 *
 * @throws WalletKitError `CONNECTOR_NOT_FOUND` when several wallets claim to be it
 */
export function waitForConnector(
  store: Pick<ReadableStore<ConnectorsState>, 'getState' | 'subscribe'>,
  {
    storedId,
    namespaces,
    signal,
  }: { storedId: string; namespaces: readonly ChainNamespace[]; signal: AbortSignal },
): Promise<Connector> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined
    const look = () => {
      const [connector, ...others] = findStoredConnectors(store.getState().connectors, storedId)
      if (others.length > 0) {
        reject(createLateError('CONNECTOR_NOT_FOUND', { context: { connectorId: storedId } }))
      } else if (connector?.namespaces.some((name) => namespaces.includes(name))) resolve(connector)
      else return false
      stop?.()
      return true
    }
    if (look()) return
    stop = store.subscribe(look)
    signal.addEventListener('abort', stop, { once: true })
  })
}
