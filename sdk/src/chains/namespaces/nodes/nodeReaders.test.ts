// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNode } from '../../../test/nodes.test.helper.ts'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { ethereum, firstAddress, firstSolanaAddress } from '../../../test/testPage.test.helper.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { createReader as createEip155Reader } from '../eip155/reads/createReader.ts'
import { createReader as createSolanaReader } from '../solana/createReader.ts'
import { solana } from '../solana/networks/solana.ts'

const urls = [1, 2, 3].map((index) => `http://localhost:3000/node/${index}`)
const [first = '', second = ''] = urls

const families = [
  {
    family: 'eip155',
    reader: createEip155Reader(),
    network: { ...ethereum, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' } satisfies CaipNetwork,
    address: firstAddress,
    // Reads of one tick share a request, which also asks for the chain id.
    requestsPerRead: 1,
    bodies: [
      [
        { jsonrpc: '2.0', id: 0, method: 'eth_chainId' },
        { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [firstAddress, 'latest'] },
      ],
    ],
    chainMethod: 'eth_chainId',
    balanceMethod: 'eth_getBalance',
    good: { eth_chainId: '0x1', eth_getBalance: '0x7' },
    ofOtherChain: { eth_chainId: '0x89', eth_getBalance: '0x8' },
    withBalance: (balance: unknown) => ({ eth_chainId: '0x1', eth_getBalance: balance }),
  },
  {
    family: 'solana',
    reader: createSolanaReader(),
    network: solana,
    address: firstSolanaAddress,
    requestsPerRead: 2,
    bodies: [
      { jsonrpc: '2.0', id: 0, method: 'getGenesisHash' },
      {
        jsonrpc: '2.0',
        id: 0,
        method: 'getBalance',
        params: [firstSolanaAddress, { commitment: 'confirmed' }],
      },
    ],
    chainMethod: 'getGenesisHash',
    balanceMethod: 'getBalance',
    good: { getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', getBalance: { value: 7 } },
    ofOtherChain: {
      getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
      getBalance: { value: 8 },
    },
    withBalance: (balance: unknown) => ({
      getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
      getBalance: { value: balance },
    }),
  },
]

/** Balances that are none, for both families. */
const badBalances: readonly (readonly [name: string, balance: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty string', ''],
  ['a list', []],
  ['a list of one', ['0x7']],
  ['an object', {}],
  ['true', true],
  ['negative', -7],
  ['negative, as a string', '-0x7'],
  ['a fraction', 1.5],
  ['scientific', '1e18'],
  ['hexadecimal without digits', '0x'],
  ['above 256 bits', `0x${'f'.repeat(65)}`],
  ['above what a JSON number holds', 1e300],
  ['100 000 characters', `0x${'f'.repeat(100_000)}`],
  ['words', 'plenty'],
]

const badReplies: readonly (readonly [name: string, answer: () => Response])[] = [
  ['HTML', () => HttpResponse.html('<html><script>window.__pwned = 1</script></html>')],
  ['HTML that says it is JSON', () => HttpResponse.json('<html></html>')],
  ['nothing', () => new HttpResponse(null, { headers: { 'content-type': 'application/json' } })],
  ['plain text', () => HttpResponse.text('{}')],
  ['null', () => HttpResponse.json(null)],
  ['an empty list', () => HttpResponse.json([])],
  ['a number', () => HttpResponse.json(7)],
  ['another id', () => HttpResponse.json({ jsonrpc: '2.0', id: 99, result: '0x7' })],
  ['a polluting object', () => jsonText('{"__proto__":{"polluted":1},"id":0,"result":{"__proto__":1}}')],
  ['100 000 levels', () => jsonText('['.repeat(100_000) + ']'.repeat(100_000))],
  ['an error', () => HttpResponse.json({ jsonrpc: '2.0', id: 0, error: { code: -32_000, message: 'no' } })],
  ['status 400', () => new HttpResponse('down', { status: 400 })],
  ['a redirect', () => HttpResponse.redirect('http://localhost:3000/elsewhere', 307)],
]

function jsonText(text: string) {
  return new HttpResponse(text, { headers: { 'content-type': 'application/json' } })
}

/** Answers all requests, each of which counts, until the test ends. */
function stubFetch(answer: (request: Request) => Promise<Response>) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return answer(request)
  })
  return requests
}

/** Never answers; ends with the request's signal, as fetch does. */
const silent = ({ signal }: Request) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(families)('the $family node reader', (family) => {
  const { reader, address, good, requestsPerRead, chainMethod, balanceMethod } = family
  const networkAt = (...nodes: readonly string[]) => ({
    ...family.network,
    rpcUrls: { default: { http: nodes } },
  })
  const read = (nodes: readonly string[], signal?: AbortSignal) =>
    reader.getNativeBalance({ address, network: networkAt(...nodes), ...(signal && { signal }) })
  const balance = { value: 7n, ...coin(family.network) }

  // T23, T21, F3
  it.each(badBalances)('refuses a balance that is %s, and asks the next node', async (_, value) => {
    onServices(createNode(first, family.withBalance(value)).handler, createNode(second, good).handler)
    await expect(read([first, second])).resolves.toEqual(balance)
    await expect(read([first])).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: balanceMethod },
      cause: { name: 'RpcContractError', code: 'invalid-result' },
    })
  })

  it('passes on the code of a JSON-RPC error', async () => {
    const error = { code: -32_000, message: 'header not found' }
    stubFetch(async () => HttpResponse.json({ jsonrpc: '2.0', id: 0, error }))
    const reading = read([first])
    await expect(reading).rejects.toMatchObject({
      code: 'RPC_FAILED',
      context: { method: chainMethod, rpcCode: -32_000 },
      cause: error,
    })
  })

  it('sends a single request as an object, and several as a list', async () => {
    const node = createNode(first, good)
    const { server } = onServices(node.handler)
    const bodies: Promise<unknown>[] = []
    server.events.on('request:start', ({ request }) => {
      bodies.push(request.clone().json())
    })
    await read([first])
    await expect(Promise.all(bodies)).resolves.toEqual(family.bodies)
  })

  it('resolves the URL of a node against the page', async () => {
    onServices(createNode(first, good).handler)
    await expect(read(['/node/1'])).resolves.toEqual(balance)
  })

  it('reads on a server, where there is no page', async () => {
    onServices(createNode(first, good).handler)
    vi.stubGlobal('window', undefined)
    await expect(read([first])).resolves.toEqual(balance)
  })

  it('names the host of the node and the method in an error', async () => {
    stubFetch(async () => new HttpResponse('down', { status: 400 }))
    await expect(read([first])).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      context: { service: 'localhost:3000', operation: chainMethod, status: 400 },
      cause: { name: 'ClientError', service: 'node', operation: chainMethod },
    })
  })

  // T21, F3, F4, F9
  it.each(badReplies)('asks the next node when the first one answers with %s', async (_, answer) => {
    const elsewhere = vi.fn(() => HttpResponse.json({}))
    onServices(
      http.post(first, answer),
      http.all('http://localhost:3000/elsewhere', elsewhere),
      createNode(second, good).handler,
    )
    await expect(read([first, second])).resolves.toEqual(balance)
    expect(elsewhere).not.toHaveBeenCalled()
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  // T23
  it('believes no node of another chain', async () => {
    const impostor = createNode(first, family.ofOtherChain)
    onServices(impostor.handler, createNode(second, good).handler)
    await expect(read([first, second])).resolves.toEqual(balance)
    await expect(read([first])).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { expected: family.network.caipNetworkId },
    })
  })

  // F3
  it('reads no more than 256 KiB of a reply', async () => {
    let sent = 0
    const chunk = new Uint8Array(64 * 1024).fill(32)
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += chunk.length
          controller.enqueue(chunk)
        },
      })
    stubFetch(async () => new Response(endless(), { headers: { 'content-type': 'application/json' } }))
    await expect(read([first])).rejects.toMatchObject({ code: 'SERVICE_REPLY_INVALID' })
    expect(sent).toBeLessThan(512 * 1024)
  })

  it('asks nothing about what is not an address', async () => {
    const requests = stubFetch(silent)
    for (const wrong of ['', 'vitalik.eth', `${address}0`, { toString: () => address } as never]) {
      const reading = reader.getNativeBalance({ address: wrong, network: networkAt(first) })
      await expect(reading).rejects.toMatchObject({ code: 'CAIP_ADDRESS_INVALID' })
    }
    expect(requests).toEqual([])
  })

  it('sends no cookies, and credentials of a URL as a header', async () => {
    const requests = stubFetch(async () => new HttpResponse('down', { status: 400 }))
    await expect(read(['https://me:secret@node.test/rpc/?key=1'])).rejects.toMatchObject({
      code: 'HTTP_STATUS',
    })
    const { url, redirect, headers } = requests[0] as Request
    expect([url, redirect]).toEqual(['https://node.test/rpc/?key=1', 'error'])
    expect(headers.get('authorization')).toBe(`Basic ${btoa('me:secret')}`)
  })

  describe('under a fake clock', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })

    /** Settles the promise by moving the clock, and returns how long that took, in ms. */
    async function measure(promise: Promise<unknown>): Promise<number> {
      let isSettled = false
      const settle = () => {
        isSettled = true
      }
      promise.then(settle, settle)
      let elapsed = 0
      await flush()
      while (!isSettled && elapsed < 130_000) {
        await vi.advanceTimersByTimeAsync(50)
        await flush()
        elapsed += 50
      }
      return elapsed
    }

    // F2, F9
    it.each([
      [1, silent],
      [3, silent],
      [20, silent],
      [1, () => new Promise<never>(() => undefined)],
    ])('gives up after 10 s with %i silent nodes, and aborts each request', async (count, answer) => {
      const requests = stubFetch(answer)
      const nodes = Array.from({ length: count }, (_, index) => `http://node.test/${index}`)
      const reading = read(nodes)
      reading.catch(() => undefined)
      const elapsed = await measure(reading)
      expect(elapsed).toBeGreaterThanOrEqual(10_000)
      expect(elapsed).toBeLessThanOrEqual(10_050)
      await expect(reading).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' })
      expect(requests.length).toBeGreaterThan(0)
      for (const { signal } of requests) expect(signal.aborted).toBe(true)
      expect(vi.getTimerCount()).toBe(0)
    })

    // F9
    it('leaves time for the next node when the first one is silent', async () => {
      const node = createNode(second, good)
      onServices(
        http.post(first, () => new Promise<never>(() => undefined)),
        node.handler,
      )
      const reading = read([first, second])
      expect(await measure(reading)).toBeLessThanOrEqual(5_100)
      await expect(reading).resolves.toEqual(balance)
    })

    // F2, F25
    it('aborts the request with the signal', async () => {
      const requests = stubFetch(silent)
      const controller = new AbortController()
      const reading = read([first, second], controller.signal)
      reading.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(1)
      await flush()
      expect(requests).toHaveLength(1)
      controller.abort()
      await expect(reading).rejects.toBeDefined()
      await flush()
      expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
      expect(vi.getTimerCount()).toBe(0)
      await expect(read([first], AbortSignal.abort())).rejects.toBeDefined()
      expect(requests).toHaveLength(1)
    })

    // F6
    it('asks a node again that failed once, and gives up after three retries', async () => {
      const node = createNode(first, good)
      const failOnce = http.post(first, () => new HttpResponse(null, { status: 503 }), { once: true })
      const { requests, server } = onServices(failOnce, node.handler)
      const reading = read([first])
      await measure(reading)
      await expect(reading).resolves.toEqual(balance)
      expect(requests).toHaveLength(1 + requestsPerRead)

      server.use(http.post(first, () => new HttpResponse(null, { status: 503 })))
      requests.length = 0
      const failing = read([first])
      failing.catch(() => undefined)
      const elapsed = await measure(failing)
      // 150, 300 and 600 ms of pauses.
      expect(elapsed).toBeGreaterThanOrEqual(1_050)
      expect(elapsed).toBeLessThan(1_500)
      await expect(failing).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
      expect(requests).toHaveLength(4)
    })

    // F5
    it('waits as long as a node asks, unless that is too long', async () => {
      const busy = (seconds: string) =>
        http.post(first, () => new HttpResponse(null, { status: 429, headers: { 'retry-after': seconds } }), {
          once: true,
        })
      const { requests, server } = onServices(busy('2'), createNode(first, good).handler)
      const reading = read([first])
      const elapsed = await measure(reading)
      expect(elapsed).toBeGreaterThanOrEqual(2_000)
      expect(elapsed).toBeLessThan(2_500)
      await expect(reading).resolves.toEqual(balance)

      for (const seconds of ['10', '20', '60']) {
        server.use(busy(seconds))
        requests.length = 0
        const failing = read([first])
        failing.catch(() => undefined)
        expect(await measure(failing)).toBeLessThan(500)
        await expect(failing).rejects.toMatchObject({ code: 'SERVICE_RATE_LIMITED' })
        expect(requests).toHaveLength(1)
      }
    })
  })
})

function coin({ nativeCurrency: { decimals, symbol } }: CaipNetwork) {
  return { decimals, symbol }
}

/** Lets what needs no timer go on: replies are read in several turns of the event loop. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
