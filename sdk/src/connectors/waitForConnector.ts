import type { ChainNamespace } from '../networks/Caip.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorsState } from './ConnectorsState.ts'

/**
 * Resolves as soon as the connector of a stored id is there for a namespace: an announced one by rdns, else by
 * connector id. The signal ends the wait.
 */
export function waitForConnector(
  store: Pick<ReadableStore<ConnectorsState>, 'getState' | 'subscribe'>,
  { storedId, namespace, signal }: { storedId: string; namespace: ChainNamespace; signal: AbortSignal },
): Promise<Connector> {
  const find = () =>
    store
      .getState()
      .connectors.find(
        ({ id, info, namespaces }) =>
          (info?.rdns === storedId || id === storedId) && namespaces.includes(namespace),
      )
  return new Promise((resolve) => {
    const present = find()
    if (present) return resolve(present)
    const stop = store.subscribe(() => {
      const connector = find()
      if (!connector) return
      stop()
      resolve(connector)
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
