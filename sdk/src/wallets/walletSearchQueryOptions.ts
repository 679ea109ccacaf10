import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter, getDirectoryKey } from './getDirectoryFilter.ts'

/** Most wallets that a search finds. */
const searchSize = 100
/** Results take at least this long, in ms, so that the list does not flicker while somebody types. */
const shortestSearch = 300

export interface WalletSearchParameters {
  /** Part of a name; spaces around it do not count. */
  readonly search: string
  /** Only certified wallets, or only the others. Default: all. */
  readonly badge?: 'certified' | 'none'
}

/**
 * Wallets whose names contain a text, 100 at most.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(walletSearchQueryOptions(kit, { search: 'rain' }))
 */
export function walletSearchQueryOptions(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { search, badge }: WalletSearchParameters,
) {
  const term = search.trim()
  const filter = { ...(term && { search: term }), ...(badge && { badge_type: badge }) }
  return {
    queryKey: getDirectoryKey(kit, 'search', filter),
    async queryFn({ signal }: QueryFunctionContext): Promise<WalletsPage> {
      const query = { page: 1, entries: searchSize, ...filter, ...getDirectoryFilter(kit) }
      const pause = new Promise((resolve) => setTimeout(resolve, shortestSearch))
      const [page] = await Promise.all([fetchWallets(kit, query, signal), pause])
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
