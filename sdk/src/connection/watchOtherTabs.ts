import type { AppKitInternals } from '../AppKitInternals.ts'
import { getWindow } from '../platform/getWindow.ts'

/**
 * Follows what other tabs of the same site store: a disconnect there disconnects here, a connect there is
 * restored here without a prompt. Nothing is written in return, so tabs cannot answer each other for ever.
 */
export function watchOtherTabs(kit: AppKitInternals): void {
  getWindow()?.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key.startsWith('@appkit/')) follow(kit)
    },
    { signal: kit.lifetime },
  )
}

function follow(kit: AppKitInternals): void {
  for (const { namespace } of kit.stores.options.getState().adapters) {
    const storedId = kit.stored.getConnectorId(namespace)
    const { status } = kit.getConnection(namespace)
    const connector = kit.connections.getConnector(namespace)
    const isSame = storedId !== undefined && storedId === (connector?.info?.rdns ?? connector?.id)
    if (status === 'connected' && !isSame) kit.connections.disconnect(namespace, 'tab')
    if (status === 'restoring' && !storedId) kit.connections.disconnect(namespace, 'tab')
    if (storedId && !isSame && status !== 'connecting')
      void kit.connections.restore(namespace, storedId, 'tab')
  }
}
