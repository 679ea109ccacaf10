import { getWalletsQueryKey } from '@wallet-kit/clients/wallet-directory/query'
import type { KitHandle } from '../stores/KitHandle.ts'
import { fetchWalletList, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'

/** Most wallets that a search finds. */
const searchSize = 100
/** Results take at least this long, in ms, so that the list does not flicker while the visitor types. */
const shortestSearch = 300

export interface WalletSearchParameters {
  /** Part of a name; surrounding spaces are ignored. */
  readonly search: string
  /** Only certified wallets, or only the others. Default: all. */
  readonly badge?: 'certified' | 'none'
}

/**
 * Wallets whose names contain a string, 100 at most.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(walletSearchQueryOptions(kit, { search: 'rain' }))
 */
export function walletSearchQueryOptions(
  { _internal: context }: KitHandle<WalletsContext>,
  { search, badge }: WalletSearchParameters,
) {
  const term = search.trim()
  const query = {
    page: 1,
    entries: searchSize,
    ...(term && { search: term }),
    ...(badge && { badge_type: badge }),
    ...getDirectoryFilter(context),
  }
  return {
    queryKey: getWalletsQueryKey({ query }) as readonly unknown[],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<WalletsPage> {
      const pause = new Promise((resolve) => setTimeout(resolve, shortestSearch))
      const [page] = await Promise.all([fetchWalletList(context, query, signal), pause])
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
