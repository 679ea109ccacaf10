import type { AppKitInternals } from '../AppKitInternals.ts'
import { watchOtherTabs } from '../connection/watchOtherTabs.ts'
import { getWindow } from '../platform/getWindow.ts'

/**
 * Takes up what the last visit left: the chosen network, the connected wallet, a sign-out that did not get
 * through. Settles when that is decided. On a server there is no visit to take up.
 */
export async function start(kit: AppKitInternals): Promise<void> {
  if (!getWindow()) return
  const { adapters, enableEIP6963 } = kit.stores.options.getState()
  const networkId = kit.stored.getNetworkId()
  if (networkId && kit.networks.find(networkId)) kit.networks.setActive(networkId)
  watchOtherTabs(kit)

  const restores = adapters.map(({ namespace }) => {
    const storedId = kit.stored.getConnectorId(namespace)
    return storedId ? kit.connections.restore(namespace, storedId) : undefined
  })
  // Listening starts after the restores, which then see each wallet as it is announced.
  if (enableEIP6963) kit.connectors.setAnnouncedEnabled(true)
  if (!restores.some(Boolean) && kit.stored.isSignOutDue()) void kit.signIn.signOut()
  await Promise.all(restores)
}
