import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryFilter, getDirectoryKey } from './getDirectoryFilter.ts'

/** Wallets that the first view proposes at most. */
const recommendedSize = 4

/**
 * The directory's first 4 wallets, without excluded and featured ones, and how many there are in all.
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
    queryFn: ({ signal }: QueryFunctionContext): Promise<WalletsPage> =>
      fetchWallets(kit, { page: 1, entries: recommendedSize, ...filter }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
