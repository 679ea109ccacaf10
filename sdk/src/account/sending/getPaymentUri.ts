import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getTransfers } from './getTransfers.ts'

export interface GetPaymentUriParameters {
  /** Default: the connected account. */
  readonly address?: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/**
 * URI for another wallet to scan and send to an account: `ethereum:<address>@<chain id>` (EIP-681) or
 * `solana:<address>` (Solana Pay).
 *
 * @throws WalletKitError `NOT_CONNECTED`, `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND`
 *
 * @example
 * const uri = await getPaymentUri(kit) // 'ethereum:0x…@1'
 */
export async function getPaymentUri(
  kit: KitHandle<WalletsContext>,
  parameters: GetPaymentUriParameters = {},
): Promise<string> {
  const { network, transfers } = await getTransfers(kit._internal, parameters.caipNetworkId)
  const state = kit._internal.getConnection(network.chainNamespace)
  const address = parameters.address ?? (state.status === 'connected' ? state.address : undefined)
  if (address === undefined) throw createError(notConnected)
  return transfers.toPaymentUri(address, network)
}
