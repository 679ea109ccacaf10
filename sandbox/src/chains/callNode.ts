import { sendToNode } from '../rpc/sendToNode.ts'

/** A call of a node, without id. */
export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Sends calls to our own node, in one request. viem sends each call separately, which is too slow for hundreds. */
export interface CallNode {
  /** Returns the results in the order of the calls; throws when the node rejects one of them. */
  (calls: readonly NodeCall[]): Promise<readonly unknown[]>
  /** The same, with undefined for each call that the node rejects, e.g. one that reverts. */
  attempt(calls: readonly NodeCall[]): Promise<readonly unknown[]>
}

export function createCallNode(rpcUrl: string): CallNode {
  const send = sendToNode(rpcUrl)
  async function sendAll(calls: readonly NodeCall[]) {
    if (calls.length === 0) return []
    const replies = await send(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
    const byId = new Map(replies.map((reply) => [reply.id, reply]))
    return calls.map(({ method }, id) => ({ method, reply: byId.get(id) }))
  }
  return Object.assign(
    async (calls: readonly NodeCall[]) =>
      (await sendAll(calls)).map(({ method, reply }) => {
        if (!reply || reply.error) throw new Error(`${method}: ${reply?.error?.message ?? 'no reply'}`)
        return reply.result
      }),
    {
      attempt: async (calls: readonly NodeCall[]) => (await sendAll(calls)).map(({ reply }) => reply?.result),
    },
  )
}
