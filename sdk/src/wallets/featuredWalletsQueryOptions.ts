import { getWalletsQueryKey } from '@wallet-kit/clients/wallet-directory/query'
import type { KitHandle } from '../stores/KitHandle.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * The wallets of `featuredWalletIds`, in that order. Nothing is requested when there are none.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(featuredWalletsQueryOptions(kit))
 */
export function featuredWalletsQueryOptions({ _internal: context }: KitHandle<WalletsContext>) {
  const { featuredWalletIds = [] } = context.stores.options.getState()
  const include = [...new Set(featuredWalletIds)]
  const query = { ...getChainsFilter(context), page: 1, entries: include.length, include }
  return {
    queryKey: getWalletsQueryKey({ query }) as readonly unknown[],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<WalletsPage> {
      if (include.length === 0) return { wallets: [], count: 0, dropped: 0 }
      const page = await fetchWallets(context, query, signal)
      const wallets = page.wallets.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
      return { ...page, wallets }
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
