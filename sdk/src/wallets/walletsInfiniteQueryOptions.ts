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
    getNextPageParam: (last: WalletsPage, pages: readonly WalletsPage[], page: number) =>
      page * walletsPageSize < last.count && hasNew(last, pages) ? page + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** Whether a page has a wallet of its own: a directory that repeats itself would be read without an end. */
function hasNew(last: WalletsPage, pages: readonly WalletsPage[]): boolean {
  const known = new Set(pages.flatMap((page) => (page === last ? [] : page.wallets.map(({ id }) => id))))
  return last.wallets.some(({ id }) => !known.has(id))
}
