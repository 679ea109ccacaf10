import { type Hex, size, slice } from 'viem'
import type { PackedUserOperation } from 'viem/account-abstraction'
import type { CompleteUserOperation } from './readUserOperation.ts'

/** Turns an operation as the entry point takes it into the form that bundlers exchange. */
export function unpackUserOperation(packed: PackedUserOperation): CompleteUserOperation {
  const { sender, nonce, initCode, callData, preVerificationGas, paymasterAndData, signature } = packed
  const [verificationGasLimit, callGasLimit] = halves(packed.accountGasLimits)
  const [maxPriorityFeePerGas, maxFeePerGas] = halves(packed.gasFees)
  return {
    sender,
    nonce,
    callData,
    verificationGasLimit,
    callGasLimit,
    preVerificationGas,
    maxPriorityFeePerGas,
    maxFeePerGas,
    signature,
    ...(initCode !== '0x' && { factory: slice(initCode, 0, 20), factoryData: rest(initCode, 20) }),
    ...(paymasterAndData !== '0x' && unpackPaymaster(paymasterAndData)),
  }
}

function unpackPaymaster(paymasterAndData: Hex) {
  const [paymasterVerificationGasLimit, paymasterPostOpGasLimit] = halves(slice(paymasterAndData, 20, 52))
  return {
    paymaster: slice(paymasterAndData, 0, 20),
    paymasterVerificationGasLimit,
    paymasterPostOpGasLimit,
    paymasterData: rest(paymasterAndData, 52),
  }
}

/** Two numbers of 16 bytes each. */
function halves(packed: Hex): readonly [bigint, bigint] {
  return [BigInt(slice(packed, 0, 16)), BigInt(slice(packed, 16, 32))]
}

/** viem's `slice` throws where nothing is left. */
function rest(data: Hex, start: number): Hex {
  return size(data) > start ? slice(data, start) : '0x'
}
