import { isJsonRpcCall, type JsonRpcCall, type JsonRpcReply, jsonRpcError } from './JsonRpc.ts'

/** Sends calls to the node and returns its replies; throws when the node does not respond. */
export type SendToNode = (calls: readonly JsonRpcCall[]) => Promise<readonly JsonRpcReply[]>

export type IsOffered = (method: string) => boolean

/** The largest batch that is accepted. */
const longestBatch = 1_000

const parseError = -32_700
const invalidRequest = -32_600
const methodNotFound = -32_601
const internalError = -32_603

/**
 * Handles the body of a JSON-RPC request or batch. Returns undefined for notifications only, which get no response.
 *
 * @param isOffered Whether a method is public; others fail with "method not found". Default: all are.
 */
export async function answerRpc(
  text: string,
  send: SendToNode,
  isOffered: IsOffered = () => true,
): Promise<JsonRpcReply | readonly JsonRpcReply[] | undefined> {
  const request = parse(text)
  if (request === undefined) return jsonRpcError(null, parseError, 'Parse error')
  if (!Array.isArray(request)) return (await answerAll([request], send, isOffered))[0]
  if (request.length === 0) return jsonRpcError(null, invalidRequest, 'The batch is empty')
  if (request.length > longestBatch) {
    return jsonRpcError(null, invalidRequest, `The batch has more than ${longestBatch} calls`)
  }
  const replies = await answerAll(request, send, isOffered)
  return replies.length > 0 ? replies : undefined
}

async function answerAll(
  requests: readonly unknown[],
  send: SendToNode,
  isOffered: IsOffered,
): Promise<readonly JsonRpcReply[]> {
  const forNode = requests
    .filter((request) => isJsonRpcCall(request))
    .filter(({ method }) => isOffered(method))
  const fromNode = await sendAll(forNode, send)
  return requests.flatMap((request) => {
    if (!isJsonRpcCall(request)) return [jsonRpcError(null, invalidRequest, 'Not a JSON-RPC 2.0 call')]
    if (request.id === undefined) return []
    if (isOffered(request.method)) return fromNode(request)
    return [jsonRpcError(request.id, methodNotFound, `The method ${request.method} does not exist`)]
  })
}

async function sendAll(
  calls: readonly JsonRpcCall[],
  send: SendToNode,
): Promise<(call: JsonRpcCall) => readonly JsonRpcReply[]> {
  if (calls.length === 0) return () => []
  // Callers may repeat ids; ours are unique, so that each reply can be matched to its call.
  const numbered = calls.map((call, index) => (call.id === undefined ? call : { ...call, id: index }))
  const replies = await send(numbered)
  const byNumber = new Map(replies.map((reply) => [reply.id, reply]))
  return (call) => {
    const id = call.id ?? null
    const reply = byNumber.get(calls.indexOf(call))
    return [reply ? { ...reply, id } : jsonRpcError(id, internalError, 'The node did not answer this call')]
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
