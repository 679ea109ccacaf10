import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createNode } from '../../../../test/nodes.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { ethereum, firstAddress, secondAddress } from '../../../../test/testPage.test.helper.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import { toCaipNetwork } from '../../../networks/toCaipNetwork.ts'
import { createNodeClients } from './createNodeClient.ts'

const [first, second] = ['http://localhost:3000/node/1', 'http://localhost:3000/node/2'] as const
const network: CaipNetwork = {
  ...toCaipNetwork(ethereum, {}),
  rpcUrls: { default: { http: [first, second] } },
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

/** A node that replies to each call of a batch as the test says. Collects the batches. */
function createBatchNode(url: string, reply: (call: Call) => object) {
  const batches: string[][] = []
  const handler = http.post(url, async ({ request }) => {
    const body = (await request.json()) as Call | readonly Call[]
    const calls = [body].flat() as readonly Call[]
    batches.push(calls.map(({ method }) => method))
    const replies = calls.map((call) => ({
      jsonrpc: '2.0',
      id: call.id,
      ...(call.method === 'eth_chainId' ? { result: '0x1' } : reply(call)),
    }))
    return HttpResponse.json(Array.isArray(body) ? replies : replies[0])
  })
  return { batches, handler }
}

type BalanceRequest = { readonly method: 'eth_getBalance'; readonly params: [`0x${string}`, 'latest'] }

const readBalance = (address: `0x${string}`): BalanceRequest => ({
  method: 'eth_getBalance',
  params: [address, 'latest'],
})

describe('the client of an EVM network', () => {
  it('is one for all calls about the network, whose reads of one tick share a request', async () => {
    const node = createBatchNode(first, () => ({ result: '0x7' }))
    onServices(node.handler)
    const getClient = createNodeClients()
    expect(getClient(network)).toBe(getClient(network))
    expect(getClient({ ...network })).not.toBe(getClient(network))
    const reads = ([firstAddress, secondAddress] as const).map((address) =>
      getClient(network).request(readBalance(address)),
    )
    await expect(Promise.all(reads)).resolves.toEqual(['0x7', '0x7'])
    expect(node.batches).toEqual([['eth_chainId', 'eth_getBalance', 'eth_getBalance']])
  })

  // F20
  it('sends nothing that does not fit its contract', async () => {
    const { requests } = onServices(createBatchNode(first, () => ({ result: '0x7' })).handler)
    const client = createNodeClients()(network)
    const reading = client.request({ method: 'eth_getBalance', params: ['alice.eth' as never, 'latest'] })
    await expect(reading).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method: 'eth_getBalance' },
    })
    expect(requests).toEqual([])
  })

  // F9
  it('asks the next node only for what the first one has not answered', async () => {
    const one = createBatchNode(first, ({ method }) =>
      method === 'eth_gasPrice' ? { result: '0xa' } : { error: { code: -32_601, message: 'unknown' } },
    )
    const other = createBatchNode(second, () => ({ result: '0x7' }))
    onServices(one.handler, other.handler)
    const client = createNodeClients()(network)
    const reads = [client.request({ method: 'eth_gasPrice' }), client.request(readBalance(firstAddress))]
    await expect(Promise.all(reads)).resolves.toEqual(['0xa', '0x7'])
    expect(one.batches).toEqual([['eth_chainId', 'eth_gasPrice', 'eth_getBalance']])
    expect(other.batches).toEqual([['eth_chainId', 'eth_getBalance']])
  })

  it('returns what a node has answered, although no node answers the rest', async () => {
    const reply = ({ method }: Call) =>
      method === 'eth_gasPrice' ? { result: '0xa' } : { error: { code: -32_601, message: 'unknown' } }
    onServices(createBatchNode(first, reply).handler, createBatchNode(second, reply).handler)
    const client = createNodeClients()(network)
    const [price, balance] = await Promise.allSettled([
      client.request({ method: 'eth_gasPrice' }),
      client.request(readBalance(firstAddress)),
    ])
    expect(price).toMatchObject({ value: '0xa' })
    expect(balance).toMatchObject({ reason: { code: 'RPC_FAILED', context: { rpcCode: -32_601 } } })
  })

  it('takes a reverted call for an answer, which concerns that call alone', async () => {
    const one = createBatchNode(first, ({ method }) =>
      method === 'eth_gasPrice' ? { result: '0xa' } : { error: { code: 3, message: 'execution reverted' } },
    )
    onServices(one.handler)
    const client = createNodeClients()(network)
    const [price, call] = await Promise.allSettled([
      client.request({ method: 'eth_gasPrice' }),
      client.request({ method: 'eth_call', params: [{ to: firstAddress }, 'latest'] }),
    ])
    expect(price).toMatchObject({ value: '0xa' })
    expect(call).toMatchObject({
      reason: { code: 'RPC_FAILED', context: { method: 'eth_call', rpcCode: 3 } },
    })
    expect(one.batches).toHaveLength(1)
  })

  it('rejects every read with the error where no node answers any', async () => {
    const down = () => new HttpResponse('', { status: 400 })
    onServices(http.post(first, down), http.post(second, down))
    const client = createNodeClients()(network)
    const reads = [client.request({ method: 'eth_gasPrice' }), client.request(readBalance(firstAddress))]
    for (const read of reads) await expect(read).rejects.toMatchObject({ code: 'HTTP_STATUS' })
  })

  // F25
  it('ends a request with the kit, whether or not the caller has a signal', async () => {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const lifetime = new AbortController()
    const client = createNodeClients(lifetime.signal)(network)
    const reads = [undefined, new AbortController().signal].map((signal) =>
      client.request({ method: 'eth_gasPrice' }, signal),
    )
    const ended = Promise.allSettled(reads)
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    lifetime.abort()
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  // T23
  it('names a node of another chain in the error', async () => {
    onServices(createNode(first, { eth_chainId: '0x89', eth_gasPrice: '0xa' }).handler)
    const client = createNodeClients()({ ...network, rpcUrls: { default: { http: [first] } } })
    await expect(client.request({ method: 'eth_gasPrice' })).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: 'eth_chainId', expected: 'eip155:1', received: 'eip155:137' },
    })
  })

  it('names the chain id in the error where a node does not reply with one', async () => {
    onServices(createNode(first, { eth_chainId: 'mainnet', eth_gasPrice: '0xa' }).handler)
    const client = createNodeClients()({ ...network, rpcUrls: { default: { http: [first] } } })
    await expect(client.request({ method: 'eth_gasPrice' })).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: 'eth_chainId' },
    })
  })
})

describe('the ranking of the host app’s own nodes', () => {
  it('pings them for their chain id with their headers, and prefers the one of the right chain', async () => {
    const pings: (readonly [url: string, key: string | null])[] = []
    const answer = (url: string, chainId: string) =>
      http.post(url, async ({ request }) => {
        const body = (await request.json()) as Call | readonly Call[]
        const isPing = !Array.isArray(body)
        if (isPing) pings.push([url, request.headers.get('x-key')])
        const reply = ({ id, method }: Call) => ({
          jsonrpc: '2.0',
          id,
          result: method === 'eth_chainId' ? chainId : '0xa',
        })
        return HttpResponse.json(isPing ? reply(body as Call) : (body as readonly Call[]).map(reply))
      })
    const { requests } = onServices(answer(first, '0x89'), answer(second, '0x1'))
    const client = createNodeClients()({
      ...network,
      nodes: [
        { url: first, isCustom: true, headers: { 'x-key': 'one' } },
        { url: second, isCustom: true, headers: { 'x-key': 'two' } },
      ],
    })
    await expect(client.request({ method: 'eth_gasPrice' })).resolves.toBe('0xa')
    await expect.poll(() => pings.length).toBe(2)
    expect(pings).toEqual([
      [first, 'one'],
      [second, 'two'],
    ])
    await expect
      .poll(async () => {
        requests.length = 0
        await client.request({ method: 'eth_gasPrice' })
        return requests.map(({ href }) => href)
      })
      .toEqual([second])
  })
})
