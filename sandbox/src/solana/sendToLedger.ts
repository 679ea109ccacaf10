import type { SendToNode } from '../rpc/answerRpc.ts'
import { type JsonRpcCall, type JsonRpcReply, jsonRpcError } from '../rpc/JsonRpc.ts'
import type { SubscriptionConnection } from './createSubscriptions.ts'
import { accountMethods } from './methods/accountMethods.ts'
import { clusterMethods } from './methods/clusterMethods.ts'
import { historyMethods } from './methods/historyMethods.ts'
import type { SolanaMethod } from './methods/SolanaMethod.ts'
import { sendMethods } from './methods/sendMethods.ts'
import { tokenMethods } from './methods/tokenMethods.ts'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'
import type { SolanaChain } from './startSolanaChain.ts'

const methods: ReadonlyMap<string, SolanaMethod> = new Map(
  [accountMethods, clusterMethods, historyMethods, sendMethods, tokenMethods].flatMap((group) =>
    Object.entries(group),
  ),
)

/** Answers JSON-RPC calls from the chain; subscriptions only where there is a connection to notify. */
export function sendToLedger(chain: SolanaChain, connection?: SubscriptionConnection): SendToNode {
  return async (calls) => {
    const replies: JsonRpcReply[] = []
    // In sequence: later calls of a batch see the effects of earlier ones.
    for (const call of calls) {
      const reply = await answer(call)
      if (call.id !== undefined) replies.push(reply)
    }
    return replies
  }

  async function answer({ id = null, method, params = [] }: JsonRpcCall): Promise<JsonRpcReply> {
    const subscribe = connection && new Map(Object.entries(connection.methods)).get(method)
    const read = methods.get(method)
    if (!subscribe && !read) return jsonRpcError(id, solanaRpcCodes.methodNotFound, 'Method not found')
    if (!Array.isArray(params)) {
      return jsonRpcError(id, solanaRpcCodes.invalidParams, '`params` should be an array')
    }
    try {
      const result = subscribe ? subscribe(params) : await read?.(chain.ledger, params)
      return { jsonrpc: '2.0', id, result }
    } catch (error) {
      if (!(error instanceof SolanaRpcError)) throw error
      const { code, message, data } = error
      return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
    }
  }
}
