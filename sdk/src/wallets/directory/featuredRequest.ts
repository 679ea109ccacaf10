import type { GetWalletsQuery, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import { getChainsFilter } from './getDirectoryFilter.ts'
import type { WalletsContext } from './WalletsContext.ts'
import type { WalletsRequest } from './walletsClient.ts'
import { type SafeWalletsReply, toSafeWallets } from './walletsReply.ts'

/** The wallets of `featuredWalletIds`, in that order. */
export function featuredRequest(context: WalletsContext): WalletsRequest {
  const { featuredWalletIds = [] } = context.stores.options.getState()
  const include = [...new Set(featuredWalletIds)]
  const query = { ...getChainsFilter(context), page: 1, entries: include.length, include }
  return { query: include.length > 0 ? query : undefined, isKept: true, makeSafe: inRequestedOrder }
}

function inRequestedOrder(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply {
  const safe = toSafeWallets(query, reply)
  const place = ({ id }: { readonly id: string }) => query.include?.indexOf(id) ?? 0
  return { ...safe, wallets: safe.wallets.toSorted((a, b) => place(a) - place(b)) }
}
