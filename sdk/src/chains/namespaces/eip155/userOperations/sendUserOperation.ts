import { requestEthSendUserOperation } from '@wallet-kit/clients/bundler/rpc'
import type { Hash } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askBundler } from './askBundler.ts'
import { toWireOperation } from './toWireOperation.ts'
import type { UserOperationParameters } from './UserOperation.ts'

/**
 * Sends a signed user operation to a bundler, and returns its hash (`eth_sendUserOperation`, ERC-4337). The same operation
 * may be sent again where no reply comes: the entry point executes it once.
 *
 * @throws WalletKitError `RPC_FAILED` where the bundler refuses it, with `code` and `message` of ERC-7769 as its cause,
 * `REQUEST_INVALID`, `RPC_REPLY_INVALID`, `CHAIN_NOT_SUPPORTED`, `SERVICE_TIMEOUT`, `SERVICE_DISABLED`
 *
 * @example
 * const hash = await sendUserOperation(kit, { userOperation, entryPoint: entryPoint07Address })
 * const { status } = await waitForUserOperationReceipt(kit, { hash })
 */
export function sendUserOperation(
  kit: KitHandle<ChainsContext>,
  { userOperation, entryPoint, ...rest }: UserOperationParameters,
): Promise<Hash> {
  return askBundler(kit, requestEthSendUserOperation, {
    ...rest,
    parameters: [toWireOperation(userOperation), entryPoint],
  })
}
