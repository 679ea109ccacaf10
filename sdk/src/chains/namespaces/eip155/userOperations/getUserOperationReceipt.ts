import { requestEthGetUserOperationReceipt } from '@wallet-kit/clients/bundler/rpc'
import type { UserOperationReceipt as WireReceipt } from '@wallet-kit/clients/bundler/types'
import { rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { toDisplayName } from '../../../../foundation/format/toDisplayName.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askBundler } from './askBundler.ts'
import type { UserOperationHashParameters, UserOperationReceipt } from './UserOperation.ts'

/** Of the bundler, in characters. */
const longestReason = 200

/**
 * Receipt of a user operation by its hash; `undefined` before it is in a block (`eth_getUserOperationReceipt`, ERC-4337).
 *
 * @throws WalletKitError `RPC_FAILED`, `RPC_REPLY_INVALID` also for the receipt of another operation,
 * `CHAIN_NOT_SUPPORTED`, `SERVICE_TIMEOUT`, `SERVICE_DISABLED`
 *
 * @example
 * const receipt = await getUserOperationReceipt(kit, { hash })
 */
export async function getUserOperationReceipt(
  kit: KitHandle<ChainsContext>,
  { hash, ...rest }: UserOperationHashParameters,
): Promise<UserOperationReceipt | undefined> {
  const receipt = await askBundler(kit, requestEthGetUserOperationReceipt, { ...rest, parameters: [hash] })
  if (!receipt) return undefined
  if (receipt.userOpHash.toLowerCase() !== hash.toLowerCase())
    throw createError(rpcReplyInvalid, { context: { method: 'eth_getUserOperationReceipt' } })
  return toReceipt(receipt)
}

function toReceipt({
  success,
  userOpHash,
  sender,
  paymaster,
  actualGasCost,
  actualGasUsed,
  reason,
  logs = [],
  receipt,
}: WireReceipt): UserOperationReceipt {
  return {
    status: success ? 'success' : 'reverted',
    userOpHash,
    sender,
    // Some bundlers name the zero address where nobody else has paid.
    ...(paymaster && BigInt(paymaster) !== 0n && { paymaster }),
    ...(actualGasCost && { actualGasCost: BigInt(actualGasCost) }),
    ...(actualGasUsed && { actualGasUsed: BigInt(actualGasUsed) }),
    ...(reason && { reason: toDisplayName(reason, longestReason) }),
    logs,
    transactionHash: receipt.transactionHash,
    blockNumber: BigInt(receipt.blockNumber),
  }
}
