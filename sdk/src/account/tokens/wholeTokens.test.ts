// @vitest-environment happy-dom
import { getBalanceHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { HttpResponse, http } from 'msw'
import { encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { createNode } from '../../test/nodes.test.helper.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { getTokens } from './getTokens.ts'
import { tokenQueryOptions } from './tokenQueryOptions.ts'

const baseUrl = 'http://localhost:3000/data'
const nodeUrl = 'http://localhost:3000/node/1'
const shares = `0x${'5a'.repeat(20)}`
const collectible = `0x${'6b'.repeat(20)}`
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

const listed = (address: string, symbol: string) => ({
  ...{ name: symbol, symbol, chainId: 'eip155:1', price: 0, iconUrl: '' },
  quantity: { decimals: '0', numeric: '46000' },
  address: `eip155:1:${address}`,
})

/** Multicall3's reply for the facts of tokens: balance, decimals, symbol, name. `undefined`: every call reverts. */
function aggregate(tokens: readonly (readonly Hex[] | undefined)[]): Hex {
  const components = [
    { name: 'success', type: 'bool' },
    { name: 'returnData', type: 'bytes' },
  ] as const
  const results = tokens.flatMap((facts) =>
    Array.from({ length: 4 }, (_, index) => ({
      success: facts !== undefined,
      returnData: facts?.[index] ?? ('0x' as const),
    })),
  )
  return encodeAbiParameters([{ type: 'tuple[]', components }], [results])
}

/** The service lists shares and a collectible; the chain knows this. */
function onChain(result: Hex) {
  const node = createNode(nodeUrl, { eth_chainId: '0x1', eth_getBalance: '0x1', eth_call: result })
  const { requests } = onServices(
    getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    getBalanceHandler({
      baseUrl,
      reply: { balances: [listed(shares, 'SHR'), listed(collectible, 'ART')] },
    }),
    node.handler,
  )
  return requests
}

const known = [undefined, undefined, undefined, undefined]

// T7
describe('what has no decimals', () => {
  it('is a token where the chain says so, and a collectible where it does not', async () => {
    const facts = [word(46_000n), word(0n), text('SHR'), text('Shares')]
    onChain(aggregate([facts, undefined, ...known]))
    const { tokens, source } = await getTokens(createTestKit(), { address: firstAddress })
    expect(source).toBe('service')
    expect(tokens).toMatchObject([{ address: shares, decimals: 0, amount: 46_000n }])
  })

  it.each([
    [
      'has other decimals',
      aggregate([[word(46_000n), word(6n), text('SHR'), text('')], undefined, ...known]),
    ],
    ['cannot be read', '0x' as const],
  ])('is left out where its contract %s', async (_, result) => {
    onChain(result)
    const { tokens } = await getTokens(createTestKit(), { address: firstAddress })
    expect(tokens).toEqual([])
  })
})

describe('a token that a list lacks', () => {
  const results = (data: string) =>
    data.startsWith('0x70a08231') ? word(46_000n) : data.startsWith('0x313ce567') ? word(0n) : text('SHR')
  const node = (answer: (data: string) => Hex | undefined) =>
    http.post(nodeUrl, async ({ request }) => {
      const batch = (await request.json()) as { id: number; method: string; params: [{ data: string }] }[]
      return HttpResponse.json(
        [batch].flat().map(({ id, method, params }) => {
          const result =
            method === 'eth_call' ? answer(params[0].data) : method === 'eth_chainId' ? '0x1' : '0x7'
          return result === undefined
            ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
            : { jsonrpc: '2.0', id, result }
        }),
      )
    })
  const read = (token?: string) => {
    const kit = createTestKit()
    return getQueryClient(kit).fetchQuery(
      tokenQueryOptions(kit, { address: firstAddress, token, caipNetworkId: 'eip155:1' }),
    )
  }

  it('is read from the chain, as is the network’s own coin', async () => {
    onServices(node(results))
    await expect(read(shares)).resolves.toMatchObject({
      address: shares,
      symbol: 'SHR',
      decimals: 0,
      amount: 46_000n,
    })
    const coin = await read()
    expect(coin).toMatchObject({ symbol: 'ETH', decimals: 18, amount: 7n })
    expect(coin.address).toBeUndefined()
  })

  it('is unknown, not zero, where the chain cannot be read', async () => {
    onServices(node(() => undefined))
    await expect(read(shares)).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
  })
})
