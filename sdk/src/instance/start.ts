import type { ConnectionState } from '../connection/ConnectionState.ts'
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

  const restoring = getNamespaces(stores.networks.getState().requested).flatMap(
    (namespace): [string, ConnectionState][] => {
      const connectorId = stored.getConnectorId(namespace)
      return connectorId ? [[namespace, { status: 'restoring', connectorId }]] : []
    },
  )
  const { attempt } = stores.connection.getState()
  try {
    if (restoring.length > 0) {
      // Set before the code is loaded, so that a disconnected state that is not true is never shown.
      stores.connection.set({ attempt, namespaces: Object.fromEntries(restoring) })
      await (await context.loadConnections()).resume()
    } else if (stored.isSignOutDue()) await (await context.loadSignIn()).signOut()
  } catch (error) {
    warn(error)
    stores.connection.set({ attempt, namespaces: {} })
  }
}

function warn(error: unknown): void {
  console.warn('[wallet-kit] Code that is loaded on demand failed to load.', error)
}
