import type { AppKit } from '../AppKit.ts'
import type { Connector } from './Connector.ts'

/**
 * The wallets to offer, in the order of their announcement. The legacy "Browser Wallet" is left out when
 * an announced wallet is there: it is one of those under a name that says nothing.
 *
 * @example
 * for (const { id, name } of getShownConnectors(kit)) console.log(id, name)
 */
export function getShownConnectors({ _internal: kit }: Pick<AppKit, '_internal'>): readonly Connector[] {
  const { connectors } = kit.stores.connectors.getState()
  const hasAnnounced = connectors.some(({ type }) => type === 'ANNOUNCED')
  return connectors.filter(({ type }) => type !== 'INJECTED' || !hasAnnounced)
}
