import type { Service } from '../http/Service.ts'
import { isJsonRpcCall } from './JsonRpc.ts'

/**
 * Describes a chain's JSON-RPC to faults and to the request log: operations are methods.
 *
 * @param network Last part of the service's id, e.g. `1` or `solana`.
 */
export function rpcService(network: string): Service {
  return {
    id: `rpc:${network}`,
    operations: undefined,
    operationsOf: ({ body }) => methodsOf(body),
    errorBody: (status) => ({
      contentType: 'application/json',
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32_000, message: `Status ${status}` },
      }),
    }),
  }
}

function methodsOf(body: string): readonly string[] {
  try {
    const request: unknown = JSON.parse(body)
    const calls: readonly unknown[] = Array.isArray(request) ? request : [request]
    return [...new Set(calls.filter((call) => isJsonRpcCall(call)).map(({ method }) => method))]
  } catch {
    // Not JSON: the service answers that itself, and the request asks for no method.
    return []
  }
}
