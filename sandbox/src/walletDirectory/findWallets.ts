import type { DirectoryWallet } from './DirectoryWallet.ts'
import { rankMatch } from './rankMatch.ts'

/** Filters and page, named as in the query. */
export interface FindWalletsParameters {
  readonly page?: number | undefined
  readonly entries?: number | undefined
  readonly chains?: readonly string[] | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge_type?: 'certified' | 'none' | undefined
  readonly badge?: 'certified' | 'none' | undefined
  readonly names?: readonly string[] | undefined
  readonly rdns?: readonly string[] | undefined
}

export interface FindWalletsResult {
  readonly data: DirectoryWallet[]
  /** Number of all matches, not only those of the page. */
  readonly count: number
}

const defaultEntries = 40

/** Filters wallets and returns one page. An empty list is no filter. */
export function findWallets(
  wallets: readonly DirectoryWallet[],
  { page = 1, entries = defaultEntries, search = '', ...filters }: FindWalletsParameters,
): FindWalletsResult {
  const filtered = wallets.filter(accepts(filters))
  const found = search.trim() === '' ? filtered : searchByName(filtered, search)
  const start = (page - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}

type Filters = Omit<FindWalletsParameters, 'page' | 'entries' | 'search'>

function accepts(filters: Filters): (wallet: DirectoryWallet) => boolean {
  const chains = toSet(filters.chains)
  const include = toSet(filters.include, lower)
  const exclude = toSet(filters.exclude, lower)
  const names = toSet(filters.names)
  const rdns = toSet(filters.rdns)
  const badge = filters.badge_type ?? filters.badge
  return (wallet) =>
    (!chains || wallet.chains.some((chain) => chains.has(chain))) &&
    (!include || include.has(wallet.id)) &&
    !exclude?.has(wallet.id) &&
    (!names || names.has(wallet.name)) &&
    (!rdns || (wallet.rdns !== null && rdns.has(wallet.rdns))) &&
    (!badge || wallet.badge_type === badge)
}

/** Best matches first; a stable sort keeps the directory's order. */
function searchByName(wallets: readonly DirectoryWallet[], search: string): DirectoryWallet[] {
  return wallets
    .flatMap((wallet) => {
      const rank = rankMatch(wallet.name, search)
      return rank === undefined ? [] : [{ wallet, rank }]
    })
    .sort((left, right) => left.rank - right.rank)
    .map(({ wallet }) => wallet)
}

function lower(text: string): string {
  return text.toLowerCase()
}

function toSet(
  items: readonly string[] | undefined,
  map = (item: string) => item,
): ReadonlySet<string> | undefined {
  return items && items.length > 0 ? new Set(items.map(map)) : undefined
}
