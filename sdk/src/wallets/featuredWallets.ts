import type { GetWalletsQuery, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import type { KitHandle } from '../stores/KitHandle.ts'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions, type WalletsRead } from './walletsRead.ts'
import { type SafeWalletsReply, toSafeWallets } from './walletsReply.ts'

/**
 * The read of the wallets of `featuredWalletIds`, in that order, for the generated `useGetWallets`. Its parameters are
 * the skip token when there are none.
 *
 * @example
 * const { client, parameters, options } = featuredWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function featuredWalletsRead({ _internal: context }: KitHandle<WalletsContext>): WalletsRead {
  const { featuredWalletIds = [] } = context.stores.options.getState()
  const include = [...new Set(featuredWalletIds)]
  const query = { ...getChainsFilter(context), page: 1, entries: include.length, include }
  return createWalletsRead(context, include.length > 0 ? query : undefined, { makeSafe: inRequestedOrder })
}

/**
 * The wallets of `featuredWalletIds`, in that order. Nothing is requested when there are none.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { data } = useQuery(featuredWalletsQueryOptions(kit))
 */
export function featuredWalletsQueryOptions(kit: KitHandle<WalletsContext>) {
  return toWalletsQueryOptions(featuredWalletsRead(kit))
}

function inRequestedOrder(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply {
  const safe = toSafeWallets(query, reply)
  const place = ({ id }: { readonly id: string }) => query.include?.indexOf(id) ?? 0
  return { ...safe, wallets: safe.wallets.toSorted((a, b) => place(a) - place(b)) }
}
