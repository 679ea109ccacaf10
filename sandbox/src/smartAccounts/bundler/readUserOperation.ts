import type { UserOperation as WireUserOperation } from '@wallet-kit/clients/bundler/types'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { isAddressEqual } from 'viem'
import { formatUserOperation, type UserOperation } from 'viem/account-abstraction'
import { invalidParams, RpcRefusal } from '../rpc/RpcRefusal.ts'

/** A user operation of entry point 0.7 with all its numbers. */
export type CompleteUserOperation = UserOperation<'0.7'>

/** A user operation whose gas and signature may be absent, as it is before an estimate. */
export type DraftUserOperation = Partial<CompleteUserOperation> &
  Pick<CompleteUserOperation, 'sender' | 'nonce' | 'callData'>

/** @throws RpcRefusal when the operation is for another version of the entry point. */
export function readDraft(operation: unknown, entryPoint: unknown): DraftUserOperation {
  if (!isAddressEqual(entryPoint as `0x${string}`, entryPointAddress)) {
    throw new RpcRefusal(
      invalidParams,
      `The entry point ${entryPoint} is not supported: ${entryPointAddress} is`,
    )
  }
  const wire = operation as WireUserOperation
  if (wire.initCode !== undefined || wire.paymasterAndData !== undefined) {
    throw new RpcRefusal(invalidParams, 'initCode and paymasterAndData are fields of entry point 0.6')
  }
  // Some clients send null for what is absent.
  const present = Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null))
  return formatUserOperation(present as never) as DraftUserOperation
}

const neededFields = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'signature',
] as const satisfies readonly (keyof CompleteUserOperation)[]

/** @throws RpcRefusal when the operation is incomplete or for another version of the entry point. */
export function readComplete(operation: unknown, entryPoint: unknown): CompleteUserOperation {
  const draft = readDraft(operation, entryPoint)
  const missing = neededFields.filter((field) => draft[field] === undefined)
  if (missing.length > 0) throw new RpcRefusal(invalidParams, `The operation lacks ${missing.join(', ')}`)
  return draft as CompleteUserOperation
}
