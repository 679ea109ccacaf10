import type { JsonRpcReply } from '../../rpc/JsonRpc.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

const limitMs = 30_000

/**
 * Calls a chain's public RPC, whose faults apply to the frame, too.
 *
 * @throws FrameRefusal with the node's message
 */
export async function callChain(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const reply = await send(rpcUrl, { jsonrpc: '2.0', id: 1, method, params })
  if (!reply) throw new FrameRefusal('The network does not respond.', 502)
  if (reply.error) throw new FrameRefusal(reply.error.message, 422)
  return reply.result
}

async function send(rpcUrl: string, call: object): Promise<JsonRpcReply | undefined> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(limitMs),
    })
    const reply: unknown = await response.json()
    return typeof reply === 'object' && reply !== null ? (reply as JsonRpcReply) : undefined
  } catch {
    return undefined
  }
}
