import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { featuredRequest } from './featuredRequest.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions, type WalletsRead } from './walletsRead.ts'

/**
 * The read of the wallets of `featuredWalletIds`, in that order, for the generated `useGetWallets`. Its parameters are
 * the skip token when there are none.
 *
 * @example
 * const { client, parameters, options } = featuredWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function featuredWalletsRead({ _internal: context }: KitHandle<WalletsContext>): WalletsRead {
  return createWalletsRead(context, featuredRequest(context))
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
