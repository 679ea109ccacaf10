import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getDirectoryFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions, type WalletsRead } from './walletsRead.ts'

/** Most wallets that a search finds. */
const searchSize = 100
/** Most of a term that an event has. */
const longestTerm = 200
/** Results take at least this long, in ms, so that the list does not flicker while the visitor types. */
const shortestSearch = 300

export interface WalletSearchParameters {
  /** Part of a name; surrounding spaces are ignored. */
  readonly search: string
  /** Only certified wallets, or only the others. Default: all. */
  readonly badge?: 'certified' | 'none'
}

/**
 * The read of {@link walletSearchQueryOptions}, for the generated `useGetWallets`.
 *
 * @example
 * const { client, parameters, options } = walletSearchRead(kit, { search: 'rain' })
 * const { data } = useGetWallets(client, parameters, options)
 */
export function walletSearchRead(
  { _internal: context }: KitHandle<WalletsContext>,
  { search, badge }: WalletSearchParameters,
): WalletsRead {
  const term = search.trim()
  const query = {
    page: 1,
    entries: searchSize,
    ...(term && { search: term }),
    ...(badge && { badge_type: badge }),
    ...getDirectoryFilter(context),
  }
  return createWalletsRead(context, {
    query,
    alongside() {
      if (term)
        context.track?.({
          type: 'track',
          event: 'SEARCH_WALLET',
          properties: { badge: badge ?? '', search: term.slice(0, longestTerm) },
        })
      return new Promise((resolve) => setTimeout(resolve, shortestSearch))
    },
  })
}

/**
 * Wallets whose names contain a string, 100 at most.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(walletSearchQueryOptions(kit, { search: 'rain' }))
 */
export function walletSearchQueryOptions(kit: KitHandle<WalletsContext>, parameters: WalletSearchParameters) {
  return toWalletsQueryOptions(walletSearchRead(kit, parameters))
}
