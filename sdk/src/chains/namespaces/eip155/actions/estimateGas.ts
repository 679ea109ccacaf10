import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import { askEvmWallet } from './askEvmWallet.ts'
import { getNodeClient } from './getNodeClient.ts'
import { type HexText, type TransactionParameters, toTransactionRequest } from './toTransactionRequest.ts'

export interface EstimateGasParameters extends TransactionParameters, NetworkParameters {
  /** Sender. Default: the connected account. */
  readonly from?: HexText | undefined
}

/**
 * Units of gas that a transaction would use, as the network's nodes estimate it (`eth_estimateGas`).
 *
 * @throws WalletKitError `NOT_CONNECTED` without a sender, `CHAIN_NOT_SUPPORTED`, `REQUEST_INVALID`, `RPC_FAILED` when
 * the transaction would fail, `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 *
 * @example
 * const gas = await estimateGas(kit, { to: '0x…', value: 1n })
 */
export async function estimateGas(
  kit: KitHandle<ChainsContext>,
  { caipNetworkId, from, ...transaction }: EstimateGasParameters,
): Promise<bigint> {
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const sender = from ?? (await askEvmWallet(kit, async ({ address }) => address))
  const call = toTransactionRequest(sender, transaction)
  return BigInt(await client.request({ method: 'eth_estimateGas', params: [call] }))
}
