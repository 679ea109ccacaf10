import type { RpcOutcome } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { createLateError } from '../../../foundation/errors/createLateError.ts'

/**
 * The validated result of a request to a node.
 *
 * @throws WalletKitError `RPC_REPLY_INVALID`, `RPC_FAILED` with the node's code as `rpcCode`
 */
export function readOutcome<Result>(method: string, outcome: RpcOutcome<Result>): Result {
  if (outcome.ok) return outcome.result
  const { error } = outcome
  if (error instanceof Error)
    throw createLateError('RPC_REPLY_INVALID', { context: { method }, cause: error })
  throw createLateError('RPC_FAILED', { context: { method, rpcCode: error.code }, cause: error })
}
