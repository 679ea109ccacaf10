import type { Connector } from '../connectors/Connector.ts'

type NamedConnector = Pick<Connector, 'id' | 'name' | 'info'> & Partial<Pick<Connector, 'type' | 'parts'>>

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
 * Whether a wallet's name alone could mislead, so that its rdns, or that it has none, must be shown beside it: a known
 * name under a foreign rdns or registered without one, a name that another wallet also has, or letters of several
 * scripts. A wallet that was merged from two is as doubtful as the worse of them.
 */
export function hasDoubtfulName(connector: NamedConnector, connectors: readonly NamedConnector[]): boolean {
  const name = fold(connector.name)
  if ((connector.parts ?? [connector]).some(borrowsBrand)) return true
  if (connectors.some((other) => other.id !== connector.id && fold(other.name) === name)) return true
  return /[a-z]/i.test(connector.name) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(connector.name)
}

/** Whether nothing but its name makes a wallet one of the known ones. */
function borrowsBrand({ name, info, type }: NamedConnector): boolean {
  const brand = fold(name)
  const owners = Object.hasOwn(brands, brand) ? brands[brand] : undefined
  if (!owners) return false
  // Only wallets that register themselves have no rdns; the host app vouches for those that it brings along.
  return info ? !owners.includes(info.rdns) : type === 'ANNOUNCED'
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}
