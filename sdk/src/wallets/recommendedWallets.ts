import type { KitHandle } from '../stores/KitHandle.ts'
import { fetchExcludedWallets } from './fetchExcludedWallets.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions, type WalletsRead } from './walletsRead.ts'

/** Wallets that the first view proposes at most. */
const recommendedSize = 4

/**
 * The read of {@link recommendedWalletsQueryOptions}, for the generated `useGetWallets`.
 *
 * @example
 * const { client, parameters, options } = recommendedWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function recommendedWalletsRead({ _internal: context }: KitHandle<WalletsContext>): WalletsRead {
  const { featuredWalletIds = [], excludeWalletIds = [] } = context.stores.options.getState()
  const exclude = [...new Set([...excludeWalletIds, ...featuredWalletIds])]
  const filter = { ...getDirectoryFilter(context), ...(exclude.length > 0 && { exclude }) }
  const query = { page: 1, entries: recommendedSize, ...filter }
  return createWalletsRead(context, query, { alongside: (signal) => fetchExcludedWallets(context, signal) })
}

/**
 * The directory's first 4 wallets, without excluded and featured ones, and how many there are in all. With
 * `excludeWalletIds` it also learns under which rdns those announce themselves (see `getShownConnectors`).
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(recommendedWalletsQueryOptions(kit))
 */
export function recommendedWalletsQueryOptions(kit: KitHandle<WalletsContext>) {
  return toWalletsQueryOptions(recommendedWalletsRead(kit))
}
