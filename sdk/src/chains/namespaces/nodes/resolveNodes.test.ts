import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { estimateGas } from '../../../exports/actions.ts'
import type { CreateAppKitOptions } from '../../../kit/CreateAppKitOptions.ts'
import { createNode } from '../../../test/nodes.test.helper.ts'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { createTestKit, ethereum, firstAddress, polygon } from '../../../test/testPage.test.helper.ts'
import { solana } from '../solana/networks/solana.ts'
import { resolveNodes } from './resolveNodes.ts'

const own = 'http://localhost:3000/node/1'
const [first, second] = ['http://localhost:3000/custom/1', 'http://localhost:3000/custom/2']
const rpcProxy = 'https://rpc.test'
const hosted = `${rpcProxy}/v1?chainId=eip155%3A1&projectId=test`

function nodesOf(options: Partial<CreateAppKitOptions>, index = 0) {
  const kit = createTestKit(options)
  const network = kit.getCaipNetworks()[index]
  if (!network) throw new Error('The kit has no network')
  return resolveNodes(kit._internal, network).nodes
}

const services = { rpcProxy }
const customRpcUrls = { 'eip155:1': [{ url: first }, { url: second }] }

describe('the nodes of a network', () => {
  it('are its own ones where nothing else is chosen', () => {
    expect(nodesOf({})).toEqual([{ url: own }])
  })

  it('begin with the URLs of the host app', () => {
    const custom = [
      { url: first, isCustom: true },
      { url: second, isCustom: true },
    ]
    expect(nodesOf({ customRpcUrls })).toEqual([...custom, { url: own }])
    expect(nodesOf({ customRpcUrls, services })).toEqual([...custom, { url: hosted }])
  })

  it.each([
    ['a time limit', { timeout: 2_000 }, { timeoutMs: 2_000 }],
    ['no time limit', { timeout: 0 }, {}],
    ['a negative time limit', { timeout: -1 }, {}],
    ['a time limit that is none', { timeout: '2000' }, {}],
    ['headers', { fetchOptions: { headers: { 'X-Key': 'a' } } }, { headers: { 'x-key': 'a' } }],
    ['headers that are none', { fetchOptions: { headers: null } }, {}],
    ['headers in words', { fetchOptions: { headers: 'X-Key: a' } }, {}],
    ['nothing', {}, {}],
  ])('have %s of the host app', (_, config, expected) => {
    const custom = { 'eip155:1': [{ url: first, config }] } as never
    expect(nodesOf({ customRpcUrls: custom })?.[0]).toEqual({ url: first, isCustom: true, ...expected })
  })

  it('are none for a network without URLs', () => {
    const network = { ...ethereum, rpcUrls: {} as never }
    expect(nodesOf({ networks: [network, polygon], customRpcUrls })).toMatchObject([
      { url: first },
      { url: second },
    ])
  })

  it('are the hosted proxy’s for networks that it serves, where it is chosen', () => {
    const local = { ...ethereum, id: 31_337 }
    const networks = [ethereum, local, solana] as const
    expect(nodesOf({ networks, services })).toEqual([{ url: hosted }])
    expect(nodesOf({ networks, services }, 1)).toEqual([{ url: own }])
    expect(nodesOf({ networks, services }, 2)?.[0]?.url).toContain(`${rpcProxy}/v1?chainId=solana%3A5eykt4U`)
  })

  // T27
  it.each(['', undefined])('are never the hosted proxy’s without a project id (%s)', (projectId) => {
    expect(nodesOf({ services, projectId: projectId as never })).toEqual([{ url: own }])
  })

  it('receive the project id only at the hosted proxy', () => {
    const urls = [
      `${rpcProxy}/v1?chainId=eip155:1`,
      'https://other.test/v1',
      `${rpcProxy}/v1?projectId=mine`,
      'broken',
    ]
    const nodes = nodesOf({ services, customRpcUrls: { 'eip155:1': urls.map((url) => ({ url })) } })
    expect(nodes?.slice(0, 4).map(({ url }) => url)).toEqual([
      `${rpcProxy}/v1?chainId=eip155%3A1&projectId=test`,
      'https://other.test/v1',
      `${rpcProxy}/v1?projectId=mine`,
      'broken',
    ])
  })

  it('are the same object for the same network, whose reads then share requests', () => {
    const kit = createTestKit()
    const [network] = kit.getCaipNetworks()
    if (!network) throw new Error('The kit has no network')
    expect(resolveNodes(kit._internal, network)).toBe(resolveNodes(kit._internal, network))
  })
})

describe('a read', () => {
  const transfer = { from: firstAddress, to: firstAddress, value: 1n } as const
  const answers = { eth_chainId: '0x1', eth_estimateGas: '0x5208' }

  it('sends the headers of the host app’s node to that node alone', async () => {
    const seen: [string, string | null][] = []
    const note = (url: string, reply: () => Response) =>
      http.post(url, ({ request }) => {
        seen.push([url, request.headers.get('x-key')])
        return reply()
      })
    onServices(
      note(first, () => new HttpResponse('down', { status: 400 })),
      note(own, () =>
        HttpResponse.json([
          { jsonrpc: '2.0', id: 0, result: '0x1' },
          { jsonrpc: '2.0', id: 1, result: '0x5208' },
        ]),
      ),
    )
    const config = { fetchOptions: { headers: { 'x-key': 'secret' } } }
    const kit = createTestKit({ customRpcUrls: { 'eip155:1': [{ url: first, config }] } })
    await expect(estimateGas(kit, transfer)).resolves.toBe(21_000n)
    expect(seen).toEqual([
      [first, 'secret'],
      [own, null],
    ])
  })

  it('goes to the better one of the host app’s nodes, once they have been pinged', async () => {
    const [worse, better] = [createNode(first, answers), createNode(second, answers)]
    let isDown = true
    const failing = http.post(first, () => (isDown ? new HttpResponse('down', { status: 400 }) : undefined))
    onServices(failing, worse.handler, better.handler)
    const kit = createTestKit({ customRpcUrls })
    await estimateGas(kit, transfer)
    // The ping is a single request, the read a batch of two.
    await vi.waitFor(() => expect(better.calls.map(({ method }) => method).toSorted()).toHaveLength(3))
    isDown = false
    await estimateGas(kit, transfer)
    expect(worse.calls).toEqual([])
  })

  // F9, F14
  it.each([
    ['a revert', { code: 3, message: 'execution reverted', data: '0x' }],
    ['a user’s no', { code: 4001, message: 'User rejected the request.' }],
    ['a rejected transaction', { code: -32_003, message: 'transaction rejected' }],
    ['missing funds', { code: -32_000, message: 'insufficient funds for gas * price + value' }],
  ])('ends with %s, which no other node would answer differently', async (_, error) => {
    const other = createNode(second, answers)
    const refusing = http.post(first, () =>
      HttpResponse.json([
        { jsonrpc: '2.0', id: 0, result: '0x1' },
        { jsonrpc: '2.0', id: 1, error },
      ]),
    )
    onServices(refusing, other.handler)
    const networks = [{ ...ethereum, rpcUrls: { default: { http: [first, second] } } }, polygon] as const
    await expect(estimateGas(createTestKit({ networks }), transfer)).rejects.toMatchObject({
      code: 'RPC_FAILED',
      context: { rpcCode: error.code },
    })
    expect(other.calls).toEqual([])
  })

  it('takes from the next node only what the first one could not say', async () => {
    const partial = http.post(first, async ({ request }) => {
      const calls = (await request.json()) as { id: number; method: string; params: { value: string }[] }[]
      return HttpResponse.json(
        calls.map(({ id, method, params }) => {
          if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' }
          return params[0]?.value === '0x1'
            ? { jsonrpc: '2.0', id, result: '0x1' }
            : { jsonrpc: '2.0', id, error: { code: -32_005, message: 'limit exceeded' } }
        }),
      )
    })
    const other = createNode(second, answers)
    onServices(partial, other.handler)
    const networks = [{ ...ethereum, rpcUrls: { default: { http: [first, second] } } }] as const
    const kit = createTestKit({ networks })
    await expect(
      Promise.all([estimateGas(kit, transfer), estimateGas(kit, { ...transfer, value: 2n })]),
    ).resolves.toEqual([1n, 21_000n])
    expect(other.calls.map(({ method }) => method)).toEqual(['eth_chainId', 'eth_estimateGas'])
  })

  it('shares a request with up to 1 000 others of the same tick', async () => {
    const node = createNode(own, answers)
    const { requests } = onServices(node.handler)
    const kit = createTestKit()
    const reads = Array.from({ length: 1_001 }, (_, index) =>
      estimateGas(kit, { ...transfer, value: BigInt(index) }),
    )
    await Promise.all(reads)
    expect(requests).toHaveLength(2)
  })
})
