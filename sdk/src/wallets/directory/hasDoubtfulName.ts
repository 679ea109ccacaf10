import { isAscii } from '../../foundation/format/isAscii.ts'
import type { Connector } from '../connectors/Connector.ts'

type NamedConnector = Pick<Connector, 'id' | 'name' | 'info'> & Partial<Pick<Connector, 'type' | 'parts'>>

/** Names of wallets that impostors borrow, and the reverse domain names that they announce themselves under. */
const brands: Readonly<Record<string, readonly string[]>> = {
  metamask: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
  coinbase: ['com.coinbase.wallet'],
  'coinbase wallet': ['com.coinbase.wallet'],
  'trust wallet': ['com.trustwallet.app'],
  phantom: ['app.phantom'],
  rabby: ['io.rabby'],
  'rabby wallet': ['io.rabby'],
  rainbow: ['me.rainbow'],
  'brave wallet': ['com.brave.wallet'],
  okx: ['com.okex.wallet'],
  'okx wallet': ['com.okex.wallet'],
  ledger: ['com.ledger'],
  'ledger live': ['com.ledger'],
  zerion: ['io.zerion.wallet'],
  backpack: ['app.backpack'],
  solflare: ['com.solflare'],
}

/**
 * Whether a wallet's name alone could mislead, so that its rdns (or id) must be shown beside it: when another wallet in
 * the list has a similar one, when it resembles that of a known wallet without being exactly that, under that wallet's
 * own rdns, or when it is empty or not written in plain letters. Connectors of the host app or the kit itself are not
 * doubted. A wallet that was merged from two is as doubtful as the worse of them.
 *
 * @example
 * const { connectors } = kit.stores.connectors.getState()
 * const doubtful = connectors.filter((connector) => hasDoubtfulName(connector, connectors))
 */
export function hasDoubtfulName(connector: NamedConnector, connectors: readonly NamedConnector[]): boolean {
  const { id, parts = [connector] } = connector
  if (!parts.some(namesItself)) return false
  const skeleton = getSkeleton(connector)
  if (connectors.some((other) => other.id !== id && getSkeleton(other) === skeleton)) return true
  return parts.some((part) => namesItself(part) && isDoubtful(part))
}

function namesItself({ info, type }: NamedConnector): boolean {
  return info !== undefined || type === 'ANNOUNCED'
}

function isDoubtful({ name, info }: NamedConnector): boolean {
  return name === '' || (resemblesBrand(name) && !(info && isKnown(name, info.rdns)))
}

/** Whether a name is exactly that of a known wallet, under that wallet's rdns. */
export function isKnown(name: string, rdns: string): boolean {
  const brand = name.toLowerCase()
  return Object.hasOwn(brands, brand) && (brands[brand]?.includes(rdns) ?? false)
}

/** Whether a name could be taken for one that contains a known wallet's. */
export function resemblesBrand(name: string): boolean {
  // Look-alikes of other scripts need no table: a name that is not plain is not known.
  if (/[^\x20-\x7e]/.test(name)) return true
  // Letters of two words can make another one: those of 'Ledger Nano' would be an m.
  const readings = [toSkeleton(name), name.split(/\s+/).map(toSkeleton).join('')]
  return brandSkeletons.some((brand) => readings.some((reading) => reading.includes(brand)))
}

/** Characters of ASCII that are taken for a letter, as they look or as they are used in its place. */
const letterOf: Readonly<Record<string, string>> = Object.fromEntries(
  ['a4@^', 'b68', 'c(', 'e3', 'g9', 'li1!|/\\', 'o0', 's5$', 't7+', 'z2'].flatMap(
    ([letter = '', ...others]) => others.map((other) => [other, letter]),
  ),
)

/**
 * The same string for names that look alike, beyond what UTS 39 folds of ASCII: I, l, 1 and | are one character, a, 4
 * and @, rn and m, vv and w, cl and d. Case, spaces and punctuation are left out.
 * https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
function toSkeleton(name: string): string {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\x21-\x7e]/g, (character) => letterOf[character] ?? character)
  // Classes of Unicode take milliseconds to compile, and most names need none.
  const letters = isAscii(folded) ? folded.replace(/[^a-z\d]/g, '') : folded.replace(/[^\p{L}\p{N}]/gu, '')
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd')
}

const brandSkeletons = Object.keys(brands).map(toSkeleton)

/** Each row of a list is compared with all others: a skeleton is made once for each. */
const skeletons = new WeakMap<NamedConnector, string>()

function getSkeleton(connector: NamedConnector): string {
  const known = skeletons.get(connector) ?? toSkeleton(connector.name)
  skeletons.set(connector, known)
  return known
}
