/** Id of a JSON-RPC 2.0 request; absent on notifications, which get no response. */
export type JsonRpcId = string | number | null

export interface JsonRpcCall {
  readonly jsonrpc: '2.0'
  readonly method: string
  readonly params?: unknown
  readonly id?: JsonRpcId
}

export interface JsonRpcReply {
  readonly jsonrpc: '2.0'
  readonly id: JsonRpcId
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** Creates an error response. */
export function jsonRpcError(id: JsonRpcId, code: number, message: string): JsonRpcReply {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

/** Whether an untrusted value is a JSON-RPC 2.0 call. */
export function isJsonRpcCall(value: unknown): value is JsonRpcCall {
  if (typeof value !== 'object' || value === null) return false
  const { jsonrpc, method, id } = value as Record<string, unknown>
  return (
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (id === undefined || id === null || typeof id === 'string' || typeof id === 'number')
  )
}
