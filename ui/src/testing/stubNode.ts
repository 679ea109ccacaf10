import { vi } from 'vitest'

/** Stubs a chain's node: every account owns one coin. Any other request is a mistake in the test. */
export function stubNode() {
  const reply = ({ id, method }: { id: number; method: string }) => {
    if (method !== 'eth_getBalance') throw new Error(`Unexpected request to the node: ${method}`)
    return { jsonrpc: '2.0', id, result: '0xde0b6b3a7640000' }
  }
  const request = vi.fn(async (_address: unknown, init?: RequestInit) => {
    const calls: unknown = JSON.parse(String(init?.body))
    return Response.json(
      Array.isArray(calls) ? calls.map(reply) : reply(calls as Parameters<typeof reply>[0]),
    )
  })
  vi.stubGlobal('fetch', request)
  return request
}
