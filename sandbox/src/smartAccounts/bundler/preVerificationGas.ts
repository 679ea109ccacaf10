import { encodeFunctionData, type Hex, hexToBytes, maxUint64, size, zeroAddress } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import type { CompleteUserOperation, DraftUserOperation } from './readUserOperation.ts'

const transactionGas = 21_000n
/** Of the entry point's own steps, which no limit of the operation covers. */
const entryPointGas = 25_000n

/** Lowest gas that repays the bundler for what the entry point does not measure: the transaction and its data. */
export function lowestPreVerificationGas(operation: CompleteUserOperation): bigint {
  const data = encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], zeroAddress],
  })
  const dataGas = hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
  return transactionGas + entryPointGas + dataGas
}

/** Enough for the operation when its numbers, its signature and its paymaster's are filled in. */
export function estimatePreVerificationGas(draft: DraftUserOperation): bigint {
  return lowestPreVerificationGas({
    ...draft,
    signature: allOnes(draft.signature),
    callGasLimit: maxUint64,
    verificationGasLimit: maxUint64,
    preVerificationGas: maxUint64,
    maxFeePerGas: maxUint64,
    maxPriorityFeePerGas: maxUint64,
    ...(draft.paymaster && {
      paymasterVerificationGasLimit: maxUint64,
      paymasterPostOpGasLimit: maxUint64,
      paymasterData: allOnes(draft.paymasterData),
    }),
  })
}

/** Data as long as the placeholder, and as dear as any of that length: bytes that are zero cost less. */
function allOnes(placeholder: Hex = '0x'): Hex {
  return `0x${'ff'.repeat(size(placeholder))}`
}
