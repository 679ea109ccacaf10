import type { SendToNode } from './answerRpc.ts'
import type { JsonRpcReply } from './JsonRpc.ts'

const limitMs = 30_000

/** Sends calls to a node over HTTP, as one batch. */
export function sendToNode(rpcUrl: string): SendToNode {
  return async (calls) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(calls),
      signal: AbortSignal.timeout(limitMs),
    })
    const text = await response.text()
    // Nothing but notifications: the node has nothing to say.
    if (text === '') return []
    const replies: unknown = JSON.parse(text)
    // It is our own node, whose replies are what it promises.
    return (Array.isArray(replies) ? replies : [replies]) as readonly JsonRpcReply[]
  }
}
