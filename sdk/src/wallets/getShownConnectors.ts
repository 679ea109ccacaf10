import type { Connector } from '../connectors/Connector.ts'
import { getNamespaces } from '../networks/getNamespaces.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { getExcludedWallets } from './excludedWallets.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * The connectors to offer, in the order in which they were found: those that serve a network of the host app.
 * The legacy "Browser Wallet" is left out when an announced wallet is there, because it is one of those without
 * its name. Wallets of `excludeWalletIds` are left out as soon as the directory has reported their names.
 *
 * @example
 * for (const { id, name } of getShownConnectors(kit)) console.log(id, name)
 */
export function getShownConnectors({ _internal: context }: KitHandle<WalletsContext>): readonly Connector[] {
  const { connectors } = context.stores.connectors.getState()
  const offered = getNamespaces(context.stores.networks.getState().requested)
  const hasAnnounced = connectors.some(({ info }) => info !== undefined)
  const excluded = getExcludedWallets(context)
  return connectors.filter(({ type, info, name, namespaces }) => {
    if (!namespaces.some((namespace) => offered.includes(namespace))) return false
    if (info && excluded.rdns.has(info.rdns)) return false
    if (excluded.names.has(name.toLowerCase())) return false
    return type !== 'INJECTED' || !hasAnnounced
  })
}
