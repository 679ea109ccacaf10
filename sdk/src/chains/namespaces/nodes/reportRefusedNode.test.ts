// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { estimateGas } from '../../../exports/actions.ts'
import type { CreateAppKitOptions } from '../../../kit/CreateAppKitOptions.ts'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { createTestKit, ethereum, firstAddress } from '../../../test/testPage.test.helper.ts'

const node = 'http://localhost:3000/node/1'
const transfer = { from: firstAddress, to: firstAddress, value: 1n } as const

const status = (code: number) => () =>
  new HttpResponse(null, { status: code, headers: { 'retry-after': '20' } })
const rpcError = (code: number, message: string) => () =>
  HttpResponse.json([
    { jsonrpc: '2.0', id: 0, result: '0x1' },
    { jsonrpc: '2.0', id: 1, error: { code, message } },
  ])

/** Reads twice from nodes that reply so, and returns the warnings. */
async function warningsOf(
  reply: () => Response,
  options: Partial<CreateAppKitOptions> = {},
): Promise<readonly string[]> {
  onServices(http.post('http://localhost:3000/*', reply))
  const kit = createTestKit({ networks: [ethereum], ...options })
  for (const value of [1n, 2n]) {
    let isOver = false
    const failed = expect(estimateGas(kit, { ...transfer, value })).rejects.toMatchObject({
      name: 'WalletKitError',
    })
    void failed.finally(() => {
      isOver = true
    })
    // Pauses before further rounds, in steps that are far below the limit of a request.
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(5)
    }
    await failed
  }
  await vi.dynamicImportSettled()
  return vi.mocked(console.warn).mock.calls.map(([message]) => String(message))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it.each([
  ['limits its callers', status(429)],
  ['lets no page in', status(403)],
  ['asks for a key', status(401)],
  ['is at its limit', rpcError(-32_005, 'limit exceeded')],
  ['asks for a key in words', rpcError(-32_000, 'Unauthorized: authenticate with an API key')],
])('a public node that %s is named once, with the remedy', async (_, reply) => {
  expect(await warningsOf(reply)).toEqual([
    expect.stringMatching(
      /localhost:3000, .* Ethereum, .*customRpcUrls\['eip155:1'\], or services\.rpcProxy/,
    ),
  ])
})

it.each([
  ['fails otherwise', status(404)],
  ['replies with another error', rpcError(-32_602, 'invalid argument')],
])('a public node that %s is not named', async (_, reply) => {
  expect(await warningsOf(reply)).toEqual([])
})

it.each<[string, Partial<CreateAppKitOptions>]>([
  ['of the host app', { customRpcUrls: { 'eip155:1': [{ url: node }] } }],
  ['of the hosted proxy', { services: { rpcProxy: 'http://localhost:3000' } }],
])('a node %s is not named', async (_, options) => {
  expect(await warningsOf(status(429), options)).toEqual([])
})

it('names none in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(await warningsOf(status(429))).toEqual([])
})
