import type { AppKit } from '../AppKit.ts'
import { getExcludedWallets } from '../wallets/getExcludedWallets.ts'
import type { Connector } from './Connector.ts'

/**
 * The wallets to offer, in the order of their announcement. The legacy "Browser Wallet" is left out when
 * an announced wallet is there: it is one of those under a name that says nothing. Wallets of
 * `excludeWalletIds` are left out as soon as the directory has told their rdns and names.
 *
 * @example
 * for (const { id, name } of getShownConnectors(kit)) console.log(id, name)
 */
export function getShownConnectors({ _internal: kit }: Pick<AppKit, '_internal'>): readonly Connector[] {
  const { connectors } = kit.stores.connectors.getState()
  const hasAnnounced = connectors.some(({ type }) => type === 'ANNOUNCED')
  const excluded = getExcludedWallets(kit)
  return connectors.filter(({ type, info, name }) => {
    if (info && excluded.rdns.has(info.rdns)) return false
    if (excluded.names.has(name.toLowerCase())) return false
    return type !== 'INJECTED' || !hasAnnounced
  })
}
