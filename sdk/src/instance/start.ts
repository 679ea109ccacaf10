import type { AppKitInternals } from '../AppKitInternals.ts'
import { getNamespaces } from '../networks/getNamespaces.ts'
import { getWindow } from '../platform/getWindow.ts'
import { loadEngine } from './loadEngine.ts'

/**
 * Takes up what the last visit left: the chosen network, the connected wallet, a sign-out that did not get
 * through. Settles when that is decided; never rejects. On a server there is no visit to take up.
 */
export async function start(kit: AppKitInternals): Promise<void> {
  const page = getWindow()
  if (!page) return
  const { stored, stores, lifetime } = kit
  const networkId = stored.getNetworkId()
  if (networkId && kit.networks.find(networkId)) kit.networks.setActive(networkId)
  if (stores.options.getState().enableEIP6963) kit.connectors.setAnnouncedEnabled(true)

  const followTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith('@appkit/')) loadEngine(kit).then((engine) => engine.follow(), warn)
  }
  page.addEventListener('storage', followTab, { signal: lifetime })

  const restores = getNamespaces(stores.networks.getState()).flatMap((namespace) => {
    const connectorId = stored.getConnectorId(namespace)
    return connectorId ? [{ namespace, connectorId }] : []
  })
  if (restores.length === 0 && !stored.isSignOutDue()) return
  // Said before the engine is there, so that nobody sees a disconnected state that is not true.
  const restoring = restores.map(({ namespace, connectorId }) => [
    namespace,
    { status: 'restoring', connectorId },
  ])
  stores.connection.set({ namespaces: Object.fromEntries(restoring) })
  try {
    const { connections, signIn } = await loadEngine(kit)
    if (restores.length === 0) await signIn.signOut()
    await Promise.all(
      restores.map(({ namespace, connectorId }) => connections.restore(namespace, connectorId)),
    )
  } catch (error) {
    warn(error)
    stores.connection.set({ namespaces: {} })
  }
}

function warn(error: unknown): void {
  console.warn('[wallet-kit] Code that is loaded on demand could not be loaded.', error)
}
