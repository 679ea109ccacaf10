import type { Wallet } from '../../foundation/options/OptionData.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ListedWallet } from './ListedWallet.ts'

/** The extension and the app of one wallet have names of their own. */
const aliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/**
 * Finds the installed wallet of each directory entry, by an rdns that no other wallet uses. Installed ones come first, otherwise the order
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
  const byRdns = new Map<string, string | undefined>()
  for (const { info, id } of connectors) {
    // Of two wallets with one rdns, nothing says which is the listed one.
    if (info) byRdns.set(info.rdns, byRdns.has(info.rdns) ? undefined : id)
  }
  const listed = wallets.map((wallet): ListedWallet => {
    const rdns = wallet.rdns ?? ''
    const connectorId = byRdns.get(rdns) ?? byRdns.get(aliases[rdns] ?? '')
    return connectorId === undefined ? wallet : { ...wallet, connectorId }
  })
  const isInstalled = ({ connectorId }: ListedWallet) => connectorId !== undefined
  return [...listed.filter(isInstalled), ...listed.filter((wallet) => !isInstalled(wallet))]
}
