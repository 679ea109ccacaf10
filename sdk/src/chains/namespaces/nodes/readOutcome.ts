import { rpcFailed, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { RpcOutcome } from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'

/**
 * The validated result of a request to a node.
 *
 * @throws WalletKitError `RPC_REPLY_INVALID`, `RPC_FAILED` with the node's code as `rpcCode`
 */
export function readOutcome<Result>(method: string, outcome: RpcOutcome<Result>): Result {
  if (outcome.ok) return outcome.result
  const { error } = outcome
  if (error instanceof Error)
    throw createError(rpcReplyInvalid, { context: redactContext({ method }), cause: error })
  throw createError(rpcFailed, { context: redactContext({ method, rpcCode: error.code }), cause: error })
}
