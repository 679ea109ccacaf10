import type { QueryFunctionContext } from '@tanstack/query-core'
import type { AppKit } from '../AppKit.ts'
import { fetchWallets, type WalletsPage } from './fetchWallets.ts'
import { getDirectoryKey } from './getDirectoryFilter.ts'

/**
 * The wallets of `featuredWalletIds`, in that order. Asks nobody when there are none.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(featuredWalletsQueryOptions(kit))
 */
export function featuredWalletsQueryOptions({ _internal: kit }: Pick<AppKit, '_internal'>) {
  const { featuredWalletIds = [] } = kit.stores.options.getState()
  const include = [...new Set(featuredWalletIds)]
  return {
    queryKey: getDirectoryKey(kit, 'featured', { include }),
    async queryFn({ signal }: QueryFunctionContext): Promise<WalletsPage> {
      if (include.length === 0) return { wallets: [], count: 0 }
      const page = await fetchWallets(kit, { page: 1, entries: include.length, include }, signal)
      const wallets = page.wallets.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
      return { ...page, wallets }
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}
