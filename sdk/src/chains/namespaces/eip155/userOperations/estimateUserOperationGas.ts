import { requestEthEstimateUserOperationGas } from '@wallet-kit/clients/bundler/rpc'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askBundler } from './askBundler.ts'
import { toWireOperation } from './toWireOperation.ts'
import type { UserOperationParameters } from './UserOperation.ts'

/** Units of gas for each part of a user operation. */
export interface UserOperationGas {
  readonly preVerificationGas: bigint
  /** Absent where the bundler names it otherwise, as some do for entry point 0.6. */
  readonly verificationGasLimit?: bigint
  readonly callGasLimit: bigint
  readonly paymasterVerificationGasLimit?: bigint
  readonly paymasterPostOpGasLimit?: bigint
}

/**
 * Units of gas that a user operation needs, as a bundler estimates them (`eth_estimateUserOperationGas`, ERC-4337). The
 * signature may be a placeholder of the right length.
 *
 * @throws WalletKitError `RPC_FAILED` where it would fail, with `code` and `message` of ERC-7769 as its cause,
 * `REQUEST_INVALID`, `RPC_REPLY_INVALID`, `CHAIN_NOT_SUPPORTED`, `SERVICE_TIMEOUT`, `SERVICE_DISABLED`
 *
 * @example
 * const gas = await estimateUserOperationGas(kit, { userOperation, entryPoint: entryPoint07Address })
 */
export async function estimateUserOperationGas(
  kit: KitHandle<ChainsContext>,
  { userOperation, entryPoint, ...rest }: UserOperationParameters,
): Promise<UserOperationGas> {
  const gas = await askBundler(kit, requestEthEstimateUserOperationGas, {
    ...rest,
    parameters: [toWireOperation(userOperation), entryPoint],
  })
  const { verificationGasLimit, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = gas
  return {
    preVerificationGas: BigInt(gas.preVerificationGas),
    callGasLimit: BigInt(gas.callGasLimit),
    ...(verificationGasLimit && { verificationGasLimit: BigInt(verificationGasLimit) }),
    ...(paymasterVerificationGasLimit && {
      paymasterVerificationGasLimit: BigInt(paymasterVerificationGasLimit),
    }),
    ...(paymasterPostOpGasLimit && { paymasterPostOpGasLimit: BigInt(paymasterPostOpGasLimit) }),
  }
}
