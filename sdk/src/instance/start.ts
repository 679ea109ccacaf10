import type { ConnectionState } from '../connection/ConnectionState.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { getNamespaces } from '../networks/getNamespaces.ts'
import { getWindow } from '../platform/getWindow.ts'
import type { KitContext } from './KitContext.ts'

/**
 * Takes up what the last visit left: the chosen network, connected wallets, a sign-out that did not reach the
 * server. Settles when that is decided; never rejects. On a server there is no visit to take up.
 */
export async function start(context: KitContext): Promise<void> {
  const page = getWindow()
  if (!page) return
  const { stored, stores, networks, lifetime } = context
  const networkId = stored.getNetworkId()
  if (networkId && networks.find(networkId)) networks.setActive(networkId)

  const followTab = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith('@appkit/')) return
    context.loadConnections().then((connections) => connections.followOtherTab(), warn)
  }
  page.addEventListener('storage', followTab, { signal: lifetime })

  // Namespaces of one wallet are restored together.
  const restores = new Map<string, ChainNamespace[]>()
  for (const namespace of getNamespaces(stores.networks.getState().requested)) {
    const connectorId = stored.getConnectorId(namespace)
    if (connectorId) restores.set(connectorId, [...(restores.get(connectorId) ?? []), namespace])
  }
  if (restores.size === 0 && !stored.isSignOutDue()) return
  // Set before the engine is loaded, so that a disconnected state that is not true is never shown.
  const restoring = [...restores].flatMap(([connectorId, namespaces]) =>
    namespaces.map((namespace): [string, ConnectionState] => [
      namespace,
      { status: 'restoring', connectorId },
    ]),
  )
  stores.connection.set({ ...stores.connection.getState(), namespaces: Object.fromEntries(restoring) })
  try {
    const connections = await context.loadConnections()
    if (restores.size === 0) await (await context.loadSignIn()).signOut()
    await Promise.all(
      [...restores].map(([connectorId, namespaces]) => connections.restore(connectorId, namespaces)),
    )
  } catch (error) {
    warn(error)
    stores.connection.set({ ...stores.connection.getState(), namespaces: {} })
  }
}

function warn(error: unknown): void {
  console.warn('[wallet-kit] Code that is loaded on demand failed to load.', error)
}
