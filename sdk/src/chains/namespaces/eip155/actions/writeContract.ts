import { caipNetworkOrAddressUndefined } from '@wallet-kit/clients/errors/constants'
import type { Hash } from '@wallet-kit/clients/ethereum/types'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { ContractCall } from '../contracts/ContractCall.ts'
import { loadContracts } from '../contracts/loadContracts.ts'
import { type SendTransactionParameters, sendTransaction } from './sendTransaction.ts'

export interface WriteContractParameters
  extends ContractCall,
    Omit<SendTransactionParameters, 'to' | 'data'> {}

/**
 * Calls a function of a contract in a transaction of the connected EVM wallet: a token transfer, for example.
 *
 * @returns the hash of the transaction, which is not confirmed yet: see `waitForTransactionReceipt`
 * @throws WalletKitError `REQUEST_INVALID` for a function or arguments that the ABI does not have, and those of
 * `sendTransaction`, but `CAIP_NETWORK_OR_ADDRESS_UNDEFINED` without an account
 *
 * @example
 * import { erc20Abi } from 'viem'
 * await writeContract(kit, { address: usdc, abi: erc20Abi, functionName: 'transfer', args: ['0x…', 1_000_000n] })
 */
export async function writeContract(
  kit: KitHandle<ChainsContext>,
  { address, abi, functionName, args, ...transaction }: WriteContractParameters,
): Promise<Hash> {
  const { encodeCall } = await loadContracts()
  const data = encodeCall({ address, abi, functionName, args })
  if (kit._internal.getConnection('eip155').status !== 'connected')
    throw createError(caipNetworkOrAddressUndefined)
  return sendTransaction(kit, { ...transaction, to: address, data })
}
