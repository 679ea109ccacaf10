import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import type { ContractCall } from '../contracts/ContractCall.ts'
import { loadContracts } from '../contracts/loadContracts.ts'
import { getNodeClient } from './getNodeClient.ts'

export interface ReadContractParameters extends ContractCall, NetworkParameters {}

/**
 * Calls a function of a contract through the network's nodes (`eth_call`), without a transaction.
 *
 * @returns the function's result, decoded by the ABI: integers above 48 bits as bigint
 * @throws WalletKitError `REQUEST_INVALID`, `CHAIN_NOT_SUPPORTED`, `RPC_FAILED` when the function reverts,
 * `RPC_REPLY_INVALID` when the result does not fit the ABI, `SERVICE_TIMEOUT`
 *
 * @example
 * const balance = await readContract(kit, { address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
 */
export async function readContract(
  { _internal: context }: KitHandle<ChainsContext>,
  { caipNetworkId, ...call }: ReadContractParameters,
): Promise<unknown> {
  const { encodeCall, decodeResult } = await loadContracts()
  const data = encodeCall(call)
  const client = await getNodeClient(context, { caipNetworkId })
  const result = await client.request({ method: 'eth_call', params: [{ to: call.address, data }, 'latest'] })
  return decodeResult(call, result)
}
