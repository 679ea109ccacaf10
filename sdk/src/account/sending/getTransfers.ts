import { chainNotSupported, chainUnsupportedForSend } from '@wallet-kit/clients/errors/constants'
import type { Transfers } from '../../chains/namespaces/Transfers.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** The transfers of a network's family, and the network. */
export interface NetworkTransfers {
  readonly network: CaipNetwork
  readonly transfers: Transfers
}

/**
 * @param caipNetworkId Default: the active network.
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND` for a family without transfers
 */
export async function getTransfers(
  { stores, namespaces }: WalletsContext,
  caipNetworkId: CaipNetworkId | undefined,
): Promise<NetworkTransfers> {
  const { active, requested } = stores.networks.getState()
  const id = caipNetworkId ?? active.caipNetworkId
  const network = requested.find((candidate) => candidate.caipNetworkId === id)
  if (!network) throw createError(chainNotSupported, { context: { caipNetworkId: id } })
  const transfers = await (await namespaces.load(getNamespace(id))).loadTransfers?.()
  if (!transfers) throw createError(chainUnsupportedForSend, { context: { caipNetworkId: id } })
  return { network, transfers }
}
