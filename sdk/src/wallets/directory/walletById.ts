import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import { createWalletsRead, toWalletsQueryOptions } from './walletsRead.ts'

export interface WalletByIdParameters {
  /** Of the wallet in the directory. */
  readonly id: string
}

/**
 * One wallet of the directory; no wallet where it has none of this id on the networks of the host app.
 *
 * `GET {walletDirectory}/getWallets`
 *
 * @example
 * const { wallets } = await getQueryClient(kit).fetchQuery(walletByIdQueryOptions(kit, { id }))
 */
export function walletByIdQueryOptions(
  { _internal: context }: KitHandle<WalletsContext>,
  { id }: WalletByIdParameters,
) {
  const query = { ...getChainsFilter(context), page: 1, entries: 1, include: [id] }
  return toWalletsQueryOptions(createWalletsRead(context, { query }))
}
