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
    // Notifications only: no response.
    if (text === '') return []
    const replies: unknown = JSON.parse(text)
    // Our own node is trusted.
    return (Array.isArray(replies) ? replies : [replies]) as readonly JsonRpcReply[]
  }
}
