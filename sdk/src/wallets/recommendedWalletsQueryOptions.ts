import { getWalletsQueryKey } from '@wallet-kit/clients/wallet-directory/query'
import type { KitHandle } from '../stores/KitHandle.ts'
import { fetchExcludedWallets } from './excludedWallets.ts'
import { fetchWalletList, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'

/** Wallets that the first view proposes at most. */
const recommendedSize = 4

/**
 * The directory's first 4 wallets, without excluded and featured ones, and how many there are in all. With
 * `excludeWalletIds` it also learns under which rdns those announce themselves (see `getShownConnectors`).
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(recommendedWalletsQueryOptions(kit))
 */
export function recommendedWalletsQueryOptions({ _internal: context }: KitHandle<WalletsContext>) {
  const { featuredWalletIds = [], excludeWalletIds = [] } = context.stores.options.getState()
  const exclude = [...new Set([...excludeWalletIds, ...featuredWalletIds])]
  const filter = { ...getDirectoryFilter(context), ...(exclude.length > 0 && { exclude }) }
  const query = { page: 1, entries: recommendedSize, ...filter }
  return {
    queryKey: getWalletsQueryKey({ query }) as readonly unknown[],
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<WalletsPage> {
      const [page] = await Promise.all([
        fetchWalletList(context, query, signal),
        fetchExcludedWallets(context, signal),
      ])
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
