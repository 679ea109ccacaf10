import type { AppKitInternals } from '../AppKitInternals.ts'
import { getNamespaces } from '../networks/getNamespaces.ts'
import type { Engine } from './getEngine.ts'

/**
 * Follows what another tab of the same site has stored: a disconnect there disconnects here, a connect there
 * is restored here without a prompt. Nothing is written in return, so tabs cannot answer each other for ever.
 */
export function followOtherTab(kit: AppKitInternals, { connections }: Engine): void {
  for (const namespace of getNamespaces(kit.stores.networks.getState())) {
    const storedId = kit.stored.getConnectorId(namespace)
    const connector = kit.getConnector(namespace)
    const isSame = connector !== undefined && storedId === (connector.info?.rdns ?? connector.id)
    const { status } = kit.getConnection(namespace)
    if (status === 'connecting' || isSame) continue
    if (status === 'connected' || !storedId) connections.disconnect(namespace, 'tab')
    if (storedId) void connections.restore(namespace, storedId, 'tab')
  }
}
