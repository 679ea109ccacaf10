import { sendToNode } from '../rpc/sendToNode.ts'

/** A call of a node, without id. */
export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Sends calls to our own node in one request; returns the results in their order. */
export type CallNode = (calls: readonly NodeCall[]) => Promise<readonly unknown[]>

/**
 * Creates a function that sends calls in one batch. viem sends each call separately, which is too slow for the
 * hundreds of calls of seeding and indexing.
 *
 * @throws Error when the node rejects one of them.
 */
export function createCallNode(rpcUrl: string): CallNode {
  const send = sendToNode(rpcUrl)
  return async (calls) => {
    if (calls.length === 0) return []
    const replies = await send(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
    const byId = new Map(replies.map((reply) => [reply.id, reply]))
    return calls.map(({ method }, id) => {
      const reply = byId.get(id)
      if (!reply || reply.error) throw new Error(`${method}: ${reply?.error?.message ?? 'no reply'}`)
      return reply.result
    })
  }
}
