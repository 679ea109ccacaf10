import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getTransfers } from './getTransfers.ts'

export interface GetSendableAmountParameters {
  /** Contract or mint. */
  readonly token: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Maximum amount of a token that the connected account can send at once, according to the chain. On Solana an account
 * holds a token in any number of token accounts: one transfer takes from eight at most, and from none that is frozen.
 *
 * @returns in the smallest unit; `undefined` on networks where all of a token can be sent at once
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND`,
 * `RPC_FAILED`, `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 *
 * @example
 * const most = await getSendableAmount(kit, { token: mint })
 */
export async function getSendableAmount(
  kit: KitHandle<WalletsContext>,
  { token, caipNetworkId }: GetSendableAmountParameters,
): Promise<bigint | undefined> {
  const { network, transfers } = await getTransfers(kit._internal, caipNetworkId)
  return transfers.readSendable?.(kit, token, { caipNetworkId: network.caipNetworkId })
}
