import type { Service } from '../http/Service.ts'
import { isJsonRpcCall } from './JsonRpc.ts'

/** A service of JSON-RPC as faults and the request log identify it: its operations are the methods. */
export function rpcService(identity: Pick<Service, 'id' | 'operations' | 'behaviours'>): Service {
  return {
    ...identity,
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
    // Invalid JSON calls no method; the service rejects it.
    return []
  }
}
