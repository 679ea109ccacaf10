import type { GetWalletsQuery } from '@wallet-kit/clients/wallet-directory/types'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
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

/** Only wallets that support one of the kit's networks, of the chain family that the modal is open for. */
export function getChainsFilter({ stores }: Pick<WalletsContext, 'stores'>): Pick<GetWalletsQuery, 'chains'> {
  const { open, namespace } = stores.modal.getState()
  const all = stores.networks.getState().requested.map(({ caipNetworkId }) => caipNetworkId)
  return { chains: open && namespace ? all.filter((id) => getNamespace(id) === namespace) : all }
}
