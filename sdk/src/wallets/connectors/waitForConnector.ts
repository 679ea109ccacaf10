import { connectorNotFound } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
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
        reject(createConnectorError(storedId))
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

/** `CONNECTOR_NOT_FOUND`, for a stored id that several wallets claim. */
export function createConnectorError(connectorId: string): WalletKitError {
  return createError(connectorNotFound, { context: redactContext({ connectorId }) })
}
