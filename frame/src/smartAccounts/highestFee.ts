import type { UserOperation } from 'viem/account-abstraction'

/** The most that the entry point takes for an operation, of the account or its paymaster, in the coin's smallest unit. */
export function highestFeeOf(operation: UserOperation<'0.7'>): bigint {
  const { preVerificationGas, verificationGasLimit, callGasLimit, maxFeePerGas } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  const gas =
    preVerificationGas +
    verificationGasLimit +
    callGasLimit +
    paymasterVerificationGasLimit +
    paymasterPostOpGasLimit
  return gas * maxFeePerGas
}
