import { jsonRpcReplySchema } from '@wallet-kit/clients/rpc-proxy/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { RpcReplyError } from './RpcReplyError.ts'

const limitMs = 15_000
/** Of a reply, in characters. */
const longestReply = 200_000

/**
 * Asks a service by JSON-RPC, without cookies, and without following it elsewhere.
 *
 * @throws RpcReplyError with the service's refusal; any other error when there is no reply, or none that can be read
 */
export async function postJsonRpc(url: string, call: { readonly method: string; readonly params?: unknown }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  const text = await response.text()
  if (text.length > longestReply) throw new Error(`The reply of ${new URL(url).host} is too long`)
  const reply = validate(jsonRpcReplySchema, JSON.parse(text))
  if (!reply.ok) throw new Error(`The reply of ${new URL(url).host} cannot be read`)
  if ('error' in reply.value) throw new RpcReplyError(reply.value.error)
  return reply.value.result
}
