import type { GetWalletsQuery, GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { fetchExcludedWallets, type WalletsRequest } from './client.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { type SafeWalletsReply, toSafeWallets } from './walletsReply.ts'

/** The host's choice of wallets and networks, as the directory takes it. Empty lists are not sent. */
export function getDirectoryFilter({ stores }: DirectoryContext): GetWalletsQuery {
  const { includeWalletIds = [], excludeWalletIds = [] } = stores.options.getState()
  return {
    ...getChainsFilter({ stores }),
    ...(includeWalletIds.length > 0 && { include: [...includeWalletIds] }),
    ...(excludeWalletIds.length > 0 && { exclude: [...excludeWalletIds] }),
  }
}

/** Only wallets that support one of the kit's networks, of the chain family that the modal is open for. */
function getChainsFilter({ stores }: Pick<DirectoryContext, 'stores'>): Pick<GetWalletsQuery, 'chains'> {
  const { open, namespace } = stores.modal.getState()
  const all = stores.networks.getState().requested.map(({ caipNetworkId }) => caipNetworkId)
  return { chains: open && namespace ? all.filter((id) => getNamespace(id) === namespace) : all }
}

/** Wallets by their ids, each once. */
export function toIdQuery(context: DirectoryContext, ids: readonly string[]): GetWalletsQuery {
  const include = [...new Set(ids)]
  return { ...getChainsFilter(context), page: 1, entries: include.length, include }
}

/** The wallets of `featuredWalletIds`, in that order. */
export function featuredRequest(context: DirectoryContext): WalletsRequest {
  const { featuredWalletIds = [] } = context.stores.options.getState()
  const query = featuredWalletIds.length > 0 ? toIdQuery(context, featuredWalletIds) : undefined
  return { query, isKept: true, makeSafe: inRequestedOrder }
}

function inRequestedOrder(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply {
  const safe = toSafeWallets(query, reply)
  const place = ({ id }: { readonly id: string }) => query.include?.indexOf(id) ?? 0
  return { ...safe, wallets: safe.wallets.toSorted((a, b) => place(a) - place(b)) }
}

/** Wallets that the first view proposes at most. */
const recommendedSize = 4

/** The directory's first wallets, without excluded and featured ones. */
export function recommendedRequest(context: DirectoryContext): WalletsRequest {
  const { featuredWalletIds = [], excludeWalletIds = [] } = context.stores.options.getState()
  const exclude = [...new Set([...excludeWalletIds, ...featuredWalletIds])]
  const filter = { ...getDirectoryFilter(context), ...(exclude.length > 0 && { exclude }) }
  const query = { page: 1, entries: recommendedSize, ...filter }
  return {
    query,
    isKept: true,
    async alongside(signal) {
      if (excludeWalletIds.length > 0)
        await fetchExcludedWallets(context, toIdQuery(context, excludeWalletIds), signal)
    },
  }
}
