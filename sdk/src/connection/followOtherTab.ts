import { getNamespaces } from '../networks/getNamespaces.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { Connections } from './Connections.ts'

/**
 * Follows what another tab of the same site has stored: a disconnect there disconnects here, a connect there
 * is restored here without a prompt. Nothing is written in return, so tabs cannot answer each other endlessly.
 */
export function followOtherTab(
  { stores, stored, getConnection, getConnector }: ConnectionContext,
  connections: Pick<Connections, 'disconnect' | 'restore'>,
): void {
  for (const namespace of getNamespaces(stores.networks.getState().requested)) {
    const storedId = stored.getConnectorId(namespace)
    const connector = getConnector(namespace)
    const isSame = connector !== undefined && storedId === (connector.info?.rdns ?? connector.id)
    const { status } = getConnection(namespace)
    if (status === 'connecting' || isSame) continue
    if (status === 'connected' || !storedId) connections.disconnect([namespace], 'tab')
    if (storedId) void connections.restore(storedId, [namespace], 'tab')
  }
}
