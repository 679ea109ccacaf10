import { FrameRefusal } from '../FrameRefusal.ts'

interface Reply {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

const limitMs = 30_000

/**
 * Calls a chain's node.
 *
 * @throws FrameRefusal with the node's message
 */
export async function callNode(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const reply = await send(rpcUrl, { jsonrpc: '2.0', id: 1, method, params })
  if (!reply) throw new FrameRefusal('The network does not respond.', 502)
  if (reply.error) throw new FrameRefusal(`${reply.error.message}`.slice(0, 1000), 422)
  return reply.result
}

async function send(rpcUrl: string, call: object): Promise<Reply | undefined> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(limitMs),
    })
    const reply: unknown = await response.json()
    return typeof reply === 'object' && reply !== null ? reply : undefined
  } catch {
    return undefined
  }
}
