import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { getExcludedWallets } from './excludedWallets.ts'

/**
 * The connectors to offer, in the order in which they were found: those that serve a network of the host app.
 * The legacy "Browser Wallet" is left out when it is one of the announced wallets: the same object, without its
 * name. Wallets of `excludeWalletIds` are left out as soon as the directory has reported their names. The wallet that
 * visitors log in to is no wallet to pick.
 *
 * @example
 * for (const { id, name } of getShownConnectors(kit)) console.log(id, name)
 */
export function getShownConnectors({
  _internal: context,
}: KitHandle<DirectoryContext>): readonly Connector[] {
  const { connectors } = context.stores.connectors.getState()
  const offered = getNamespaces(context.stores.networks.getState().requested)
  const excluded = getExcludedWallets(context)
  return connectors.filter((connector) => {
    const { type, info, name, namespaces } = connector
    if (type === 'AUTH' || !namespaces.some((namespace) => offered.includes(namespace))) return false
    if (info && excluded.rdns.has(info.rdns)) return false
    if (excluded.names.has(name.toLowerCase())) return false
    return type !== 'INJECTED' || !connectors.some((other) => other.info && isSameWallet(connector, other))
  })
}

/** Whether two connectors are in front of one object. */
function isSameWallet(one: Connector, other: Connector): boolean {
  return one.namespaces.some((name) => one.getProvider(name) === other.getProvider(name))
}
