import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter, getDirectoryKey } from './getDirectoryFilter.ts'

/** Wallets of one page. */
export const walletsPageSize = 40

/**
 * The whole directory, 40 wallets a page, for an infinite query. Wallets of `excludeWalletIds` are left out.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(walletsInfiniteQueryOptions(kit))
 */
export function walletsInfiniteQueryOptions({ _internal: kit }: Pick<AppKit, '_internal'>) {
  return {
    queryKey: getDirectoryKey(kit, 'list'),
    queryFn: ({
      pageParam,
      signal,
    }: QueryFunctionContext<readonly unknown[], number>): Promise<WalletsPage> =>
      fetchWallets(kit, { page: pageParam, entries: walletsPageSize, ...getDirectoryFilter(kit) }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ count, wallets }: WalletsPage, _pages: readonly WalletsPage[], page: number) =>
      wallets.length > 0 && page * walletsPageSize < count ? page + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }
}
