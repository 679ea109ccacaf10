import type { ChainNamespace } from '../networks/Caip.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorsState } from './ConnectorsState.ts'
import { matchesConnectorId } from './matchesConnectorId.ts'

/**
 * Resolves as soon as the connector of a stored id is there and serves one of the namespaces: an announced one by
 * rdns, else by connector id. The caller's signal ends the wait.
 */
export function waitForConnector(
  store: ReadableStore<ConnectorsState>,
  storedId: string,
  namespaces: readonly ChainNamespace[],
  signal: AbortSignal,
): Promise<Connector> {
  const find = () =>
    store.getState().connectors.find((connector) => {
      const isStored = connector.info?.rdns === storedId || matchesConnectorId(connector, storedId)
      return isStored && connector.namespaces.some((name) => namespaces.includes(name))
    })
  return new Promise((resolve) => {
    const present = find()
    if (present) return resolve(present)
    const stopWaiting = store.subscribe(() => {
      const connector = find()
      if (!connector) return
      stopWaiting()
      resolve(connector)
    })
    signal.addEventListener('abort', stopWaiting, { once: true })
  })
}
