import { findNetwork } from '../chains/networks/findNetwork.ts'
import { getNamespaces } from '../chains/networks/getNamespaces.ts'
import { getWindow } from '../foundation/platform/getWindow.ts'
import { warn } from '../foundation/platform/warn.ts'
import type { ConnectionState } from '../wallets/connection/ConnectionState.ts'
import {
  isSignOutDue,
  readAddress,
  readConnectorId,
  readNetworkId,
} from '../wallets/connection/readStored.ts'
import type { KitContext } from './KitContext.ts'

/**
 * Restores the last visit: the chosen network, connected wallets, a sign-out that did not reach the server. Resolves once
 * each is restored or given up; never rejects. On a server there is no visit to restore.
 */
export async function restoreVisit(context: KitContext): Promise<void> {
  const page = getWindow()
  if (!page) return
  const { storage, stores, lifetime } = context
  const networks = stores.networks.getState()
  const networkId = readNetworkId(storage)
  const active = networkId && findNetwork(networks, networkId)
  if (active) stores.networks.set({ ...networks, active, activeNamespace: active.chainNamespace })

  const followTab = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith('@appkit/')) return
    context.loadConnections().then((connections) => connections.followOtherTab(), warnAboutLoading)
  }
  page.addEventListener('storage', followTab, { signal: lifetime })

  const restoring = getNamespaces(networks.requested).flatMap((namespace): [string, ConnectionState][] => {
    const connectorId = stores.options.getState().enableReconnect && readConnectorId(storage, namespace)
    if (!connectorId) return []
    return [[namespace, { status: 'restoring', connectorId, address: readAddress(storage, namespace) }]]
  })
  const { attempt } = stores.connection.getState()
  try {
    // A host app's own client may open a session, and a login may return, before the modal is opened.
    const isEngineDue =
      stores.options.getState().universalProvider || /result_uri=/.test(page.location.search)
    if (restoring.length > 0 || isEngineDue) {
      // Set before the code is loaded, so that a disconnected state that is not true is never shown.
      stores.connection.set({ attempt, namespaces: Object.fromEntries(restoring) })
      await (await context.loadConnections()).resume()
    } else if (isSignOutDue(storage)) await (await context.loadSignIn()).signOut()
  } catch (error) {
    if (lifetime.aborted) return
    warnAboutLoading(error)
    stores.connection.set({ attempt, namespaces: {} })
  }
}

function warnAboutLoading(error: unknown): void {
  warn('Code failed to load.', error)
}
