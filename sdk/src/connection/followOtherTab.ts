import { matchesStoredId } from '../connectors/findStoredConnector.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { getNamespaces } from '../networks/getNamespaces.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { Connections } from './Connections.ts'
import { readConnectorId } from './readStored.ts'

/**
 * Follows what another tab of the same site has stored: a disconnect there disconnects here, a connect there
 * is restored here without a prompt. Nothing is written in return, so tabs cannot answer each other endlessly.
 */
export function followOtherTab(
  { stores, storage, getConnection, getConnector }: ConnectionContext,
  connections: Pick<Connections, 'disconnect' | 'restore'>,
): void {
  const left: ChainNamespace[] = []
  const restores = new Map<string, ChainNamespace[]>()
  for (const namespace of getNamespaces(stores.networks.getState().requested)) {
    const storedId = readConnectorId(storage, namespace)
    const connector = getConnector(namespace)
    const isSame = connector !== undefined && storedId !== undefined && matchesStoredId(connector, storedId)
    const { status } = getConnection(namespace)
    if (status === 'connecting' || isSame) continue
    if (status === 'connected' || !storedId) left.push(namespace)
    if (storedId) restores.set(storedId, [...(restores.get(storedId) ?? []), namespace])
  }
  // All in one transition: an account that leaves as well must not become the active one in between.
  connections.disconnect(left, 'tab')
  for (const [storedId, namespaces] of restores) void connections.restore(storedId, namespaces, 'tab')
}
