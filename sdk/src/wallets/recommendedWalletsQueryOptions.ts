import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter, getDirectoryKey } from './getDirectoryFilter.ts'
import { learnExcludedWallets } from './learnExcludedWallets.ts'

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
export function recommendedWalletsQueryOptions({ _internal: kit }: Pick<AppKit, '_internal'>) {
  const { featuredWalletIds = [], excludeWalletIds = [] } = kit.stores.options.getState()
  const exclude = [...new Set([...excludeWalletIds, ...featuredWalletIds])]
  const filter = { ...getDirectoryFilter(kit), ...(exclude.length > 0 && { exclude }) }
  return {
    queryKey: getDirectoryKey(kit, 'recommended', filter),
    async queryFn({ signal }: QueryFunctionContext): Promise<WalletsPage> {
      const [page] = await Promise.all([
        fetchWallets(kit, { page: 1, entries: recommendedSize, ...filter }, signal),
        learnExcludedWallets(kit, signal),
      ])
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
