import { getWalletsInfiniteQueryKey } from '@wallet-kit/clients/wallet-directory/query'
import type { KitHandle } from '../stores/KitHandle.ts'
import { fetchWalletList, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'

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
export function walletsInfiniteQueryOptions({ _internal: context }: KitHandle<WalletsContext>) {
  const query = { ...getDirectoryFilter(context), entries: walletsPageSize }
  return {
    queryKey: getWalletsInfiniteQueryKey({ query }) as readonly unknown[],
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      fetchWalletList(context, { ...query, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ count, wallets }: WalletsPage, _pages: readonly WalletsPage[], page: number) =>
      wallets.length > 0 && page * walletsPageSize < count ? page + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }
}
