import type { RpcMethodDescription } from '@wallet-kit/clients/runtime/rpc/requestMethod'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import type { Misbehaviour } from '../../http/SandboxEnvironment.ts'
import type { SendToNode } from '../../rpc/answerRpc.ts'
import { type JsonRpcCall, type JsonRpcReply, jsonRpcError } from '../../rpc/JsonRpc.ts'
import { invalidParams, RpcRefusal } from './RpcRefusal.ts'

/** A method with its contract. */
export interface RpcMethod {
  readonly contract: RpcMethodDescription
  /**
   * Handles parameters that the contract allows.
   *
   * @param behaviour the way to misbehave, if a fault asks for one
   * @throws RpcRefusal
   */
  handle(params: readonly unknown[], behaviour: string | undefined): unknown
}

export interface AnswerMethodsParameters {
  readonly methods: readonly RpcMethod[]
  readonly misbehaviour: Misbehaviour | undefined
  readonly log: (line: string) => void
}

const methodNotFound = -32_601
const internalError = -32_603

/** Answers the calls of a batch one after the other, after validating their parameters. */
export function answerMethods({ methods, misbehaviour, log }: AnswerMethodsParameters): SendToNode {
  return async (calls) => {
    const replies: JsonRpcReply[] = []
    for (const call of calls) {
      const reply = await answer(call)
      if (call.id !== undefined) replies.push(reply)
    }
    return replies
  }

  async function answer({ id = null, method, params = [] }: JsonRpcCall): Promise<JsonRpcReply> {
    const found = methods.find(({ contract }) => contract.method === method)
    if (!found) return jsonRpcError(id, methodNotFound, `The method ${method} does not exist`)
    const checked = validate(found.contract.params, withoutTrailingNulls(params))
    if (!checked.ok) {
      const [issue] = checked.issues
      return jsonRpcError(id, invalidParams, `Invalid parameters: ${issue?.message} at ${issue?.path}`)
    }
    const isMeant = misbehaviour?.operation === undefined || misbehaviour.operation === method
    try {
      const result = await found.handle(
        checked.value as readonly unknown[],
        isMeant ? misbehaviour?.behaviour : undefined,
      )
      return { jsonrpc: '2.0', id, result: result ?? null }
    } catch (error) {
      if (error instanceof RpcRefusal) return jsonRpcError(id, error.code, error.message)
      log(`${method}: ${error instanceof Error ? error.stack : String(error)}`)
      return jsonRpcError(id, internalError, 'Internal error')
    }
  }
}

/** Clients send null, or undefined, which JSON makes null, for an optional parameter at the end. */
function withoutTrailingNulls(params: unknown): unknown {
  if (!Array.isArray(params)) return params
  const last = params.findLastIndex((param) => param !== null)
  return params.slice(0, last + 1)
}
