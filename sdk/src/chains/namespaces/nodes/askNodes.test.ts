import { networkError, rpcReplyInvalid, serviceRateLimited } from '@wallet-kit/clients/errors/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createError } from '../../../foundation/errors/createError.ts'
import { ethereum } from '../../../test/testPage.test.helper.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { askNodes } from './askNodes.ts'
import type { NodeRequestOptions } from './createNodePost.ts'

const network: CaipNetwork = { ...ethereum, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }
const [a, b, c] = ['https://a.test', 'https://b.test', 'https://c.test']
const networkAt = (...http: readonly string[]): CaipNetwork => ({
  ...network,
  rpcUrls: { default: { http } },
})

/** Records the calls, and fails the first ones with the errors in turn. */
function createAsk(...failures: readonly unknown[]) {
  const left = [...failures]
  return vi.fn(async (url: string, _options: NodeRequestOptions) => {
    if (left.length > 0) throw left.shift()
    return `from ${url}`
  })
}

const busy = (retryAfterMs?: number) =>
  createError(serviceRateLimited, { context: { service: 'node', retryAfterMs } })
/** Reason of a promise that is rejected before any pause, so that a failing test does not time out. */
async function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  let reason: unknown
  promise.catch((error) => {
    reason = error
  })
  await vi.advanceTimersByTimeAsync(0)
  return reason
}
const urlsOf = (ask: ReturnType<typeof createAsk>) => ask.mock.calls.map(([url]) => url)

describe('askNodes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  const { signal } = new AbortController()

  it.each<[name: string, rpcUrls: CaipNetwork['rpcUrls']]>([
    ['no default RPC URLs', {} as CaipNetwork['rpcUrls']],
    ['an empty list of RPC URLs', { default: { http: [] } }],
  ])('rejects a network with %s', async (_, rpcUrls) => {
    const ask = createAsk()
    await expect(askNodes({ ...network, rpcUrls }, signal, ask)).rejects.toMatchObject({
      code: 'TRANSPORT_URL_MISSING',
      context: { caipNetworkId: 'eip155:1' },
    })
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks in the order of the list, each URL once, until a node answers', async () => {
    const ask = createAsk(new Error('down'))
    await expect(askNodes(networkAt(a, a, b, c), signal, ask)).resolves.toBe(`from ${b}`)
    expect(urlsOf(ask)).toEqual([a, b])
  })

  it('throws the last failure when none may pass, without a second round', async () => {
    const last = createError(rpcReplyInvalid, { context: { method: 'eth_call' } })
    const ask = createAsk(new Error('down'), last)
    expect(await reasonOf(askNodes(networkAt(a, b), signal, ask))).toBe(last)
    expect(urlsOf(ask)).toEqual([a, b])
  })

  it.each([
    [1, 10_000],
    [2, 5_000],
    [4, 2_500],
    [8, 2_500],
  ])('divides 10 s among %i nodes: %i ms each', async (count, timeoutMs) => {
    const ask = createAsk()
    const nodes = Array.from({ length: count }, (_, index) => `https://${index}.test`)
    await askNodes(networkAt(...nodes), signal, ask)
    expect(ask.mock.calls[0]?.[1].timeoutMs).toBe(timeoutMs)
  })

  it('pauses for 150, 300 and 600 ms, then throws', async () => {
    const failures = Array.from({ length: 4 }, () =>
      createError(networkError, { context: { service: 'node' } }),
    )
    const ask = createAsk(...failures)
    const answer = askNodes(networkAt(a), signal, ask)
    const rejected = expect(answer).rejects.toBe(failures[3])
    for (const [index, pause] of [150, 300, 600].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(ask).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(ask).toHaveBeenCalledTimes(index + 2)
    }
    await rejected
  })

  it('asks again only nodes whose failure may pass, after the shortest pause requested', async () => {
    const ask = createAsk(
      busy(2_000),
      createError(rpcReplyInvalid, { context: { method: 'eth_call' } }),
      busy(1_000),
    )
    const answer = askNodes(networkAt(a, b, c), signal, ask)
    await vi.advanceTimersByTimeAsync(999)
    expect(urlsOf(ask)).toEqual([a, b, c])
    await vi.advanceTimersByTimeAsync(1)
    expect(urlsOf(ask)).toEqual([a, b, c, a])
    await expect(answer).resolves.toBe(`from ${a}`)
  })

  it.each([10_000, 20_000])('does not wait when a node requests a pause of %i ms', async (retryAfterMs) => {
    const failure = busy(retryAfterMs)
    expect(await reasonOf(askNodes(networkAt(a), signal, createAsk(failure)))).toBe(failure)
  })

  it('asks no node when it is aborted before', async () => {
    const ask = createAsk()
    const reason = new Error('closed')
    await expect(askNodes(networkAt(a), AbortSignal.abort(reason), ask)).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
      cause: reason,
    })
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks no further node when it is aborted meanwhile', async () => {
    const controller = new AbortController()
    const reason = new Error('closed')
    const ask = vi.fn(async (_url: string, { signal }: NodeRequestOptions) => {
      controller.abort(reason)
      expect(signal.aborted).toBe(true)
      throw createError(networkError, { context: { service: 'node' } })
    })
    await expect(askNodes(networkAt(a, b), controller.signal, ask)).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
      cause: reason,
    })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('ends a pause when it is aborted', async () => {
    const controller = new AbortController()
    const ask = createAsk(busy(5_000))
    const answer = askNodes(networkAt(a), controller.signal, ask)
    const rejected = expect(answer).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    await rejected
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('reports the time limit with the name of the network', async () => {
    const ask = vi.fn(
      (_url: string, { signal }: NodeRequestOptions) =>
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () =>
            reject(createError(networkError, { context: { service: 'node' } })),
          ),
        ),
    )
    const answer = askNodes(networkAt(a), signal, ask)
    const rejected = expect(answer).rejects.toMatchObject({
      code: 'SERVICE_TIMEOUT',
      context: { service: 'Ethereum' },
      cause: { message: 'No answer within 10000 ms' },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await rejected
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
