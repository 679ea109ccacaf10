import type { Connector } from '../connectors/Connector.ts'

type NamedConnector = Pick<Connector, 'id' | 'name' | 'info'>

/** Reverse domain names of wallets whose names impostors borrow. */
const brands: Readonly<Record<string, readonly string[]>> = {
  metamask: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
  'coinbase wallet': ['com.coinbase.wallet'],
  'trust wallet': ['com.trustwallet.app'],
  phantom: ['app.phantom'],
  rabby: ['io.rabby'],
  'rabby wallet': ['io.rabby'],
  rainbow: ['me.rainbow'],
  'brave wallet': ['com.brave.wallet'],
  'okx wallet': ['com.okex.wallet'],
  'ledger live': ['com.ledger'],
  zerion: ['io.zerion.wallet'],
}

/**
 * Whether a wallet's name alone could mislead, so that its rdns must be shown beside it: a known name under
 * a foreign rdns, a name that another wallet also has, or letters of several scripts.
 */
export function hasDoubtfulName(connector: NamedConnector, connectors: readonly NamedConnector[]): boolean {
  const name = fold(connector.name)
  const rdns = connector.info?.rdns
  const owners = Object.hasOwn(brands, name) ? brands[name] : undefined
  if (owners && rdns !== undefined && !owners.includes(rdns)) return true
  if (connectors.some((other) => other.id !== connector.id && fold(other.name) === name)) return true
  return /[a-z]/i.test(connector.name) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(connector.name)
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}
