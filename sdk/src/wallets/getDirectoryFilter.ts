import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import type { WalletsContext } from './WalletsContext.ts'

/** The host's choice of wallets and networks, as the directory takes it. Empty lists are not sent. */
export function getDirectoryFilter({ stores }: WalletsContext): GetWalletsQuery {
  const { includeWalletIds = [], excludeWalletIds = [] } = stores.options.getState()
  return {
    ...getChainsFilter({ stores }),
    ...(includeWalletIds.length > 0 && { include: [...includeWalletIds] }),
    ...(excludeWalletIds.length > 0 && { exclude: [...excludeWalletIds] }),
  }
}

/** Only wallets that support one of the kit's networks. */
export function getChainsFilter({ stores }: Pick<WalletsContext, 'stores'>): Pick<GetWalletsQuery, 'chains'> {
  return { chains: stores.networks.getState().requested.map(({ caipNetworkId }) => caipNetworkId) }
}
