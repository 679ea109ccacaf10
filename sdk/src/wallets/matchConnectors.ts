import type { Connector } from '../connectors/Connector.ts'
import type { Wallet } from '../options/OptionData.ts'
import type { ListedWallet } from './ListedWallet.ts'

/** The extension and the app of one wallet have names of their own. */
const aliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/**
 * Finds the installed wallet of each directory entry, by rdns. Installed ones come first, otherwise the order
 * stays. Call it when reading a page, not before caching it: wallets may be announced later.
 *
 * @example
 * const { connectors } = kit.stores.connectors.getState()
 * const listed = matchConnectors(page.wallets, connectors)
 */
export function matchConnectors(
  wallets: readonly Wallet[],
  connectors: readonly Connector[],
): readonly ListedWallet[] {
  const byRdns = new Map<string, string>()
  for (const { info, id } of connectors) {
    if (info && !byRdns.has(info.rdns)) byRdns.set(info.rdns, id)
  }
  const listed = wallets.map((wallet): ListedWallet => {
    const rdns = wallet.rdns ?? ''
    const connectorId = byRdns.get(rdns) ?? byRdns.get(aliases[rdns] ?? '')
    return connectorId === undefined ? wallet : { ...wallet, connectorId }
  })
  const isInstalled = ({ connectorId }: ListedWallet) => connectorId !== undefined
  return [...listed.filter(isInstalled), ...listed.filter((wallet) => !isInstalled(wallet))]
}
