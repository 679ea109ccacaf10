import { vi } from 'vitest'

const results: Readonly<Record<string, string>> = {
  eth_chainId: '0x1',
  eth_getBalance: '0xde0b6b3a7640000',
  // No contracts.
  eth_call: '0x',
}

/** Stubs a node of Ethereum: every account owns one coin. Any other request is a mistake in the test. */
export function stubNode() {
  const reply = ({ id, method }: { id: number; method: string }) => {
    if (!Object.hasOwn(results, method)) throw new Error(`Unexpected request to the node: ${method}`)
    return { jsonrpc: '2.0', id, result: results[method] }
  }
  const request = vi.fn(async (sent: Request) => {
    const calls: unknown = await sent.json()
    return Response.json(
      Array.isArray(calls) ? calls.map(reply) : reply(calls as Parameters<typeof reply>[0]),
    )
  })
  vi.stubGlobal('fetch', request)
  return request
}
