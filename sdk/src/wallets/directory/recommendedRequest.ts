import { fetchExcludedWallets } from './fetchExcludedWallets.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import type { WalletsRequest } from './walletsClient.ts'

/** Wallets that the first view proposes at most. */
const recommendedSize = 4

/** The directory's first wallets, without excluded and featured ones. */
export function recommendedRequest(context: WalletsContext): WalletsRequest {
  const { featuredWalletIds = [], excludeWalletIds = [] } = context.stores.options.getState()
  const exclude = [...new Set([...excludeWalletIds, ...featuredWalletIds])]
  const filter = { ...getDirectoryFilter(context), ...(exclude.length > 0 && { exclude }) }
  const query = { page: 1, entries: recommendedSize, ...filter }
  return { query, isKept: true, alongside: (signal) => fetchExcludedWallets(context, signal) }
}
