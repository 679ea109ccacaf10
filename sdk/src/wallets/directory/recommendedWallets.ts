import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { recommendedRequest } from './recommendedRequest.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions, type WalletsRead } from './walletsRead.ts'

/**
 * The read of {@link recommendedWalletsQueryOptions}, for the generated `useGetWallets`.
 *
 * @example
 * const { client, parameters, options } = recommendedWalletsRead(kit)
 * const { data } = useGetWallets(client, parameters, options)
 */
export function recommendedWalletsRead({ _internal: context }: KitHandle<WalletsContext>): WalletsRead {
  return createWalletsRead(context, recommendedRequest(context))
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
