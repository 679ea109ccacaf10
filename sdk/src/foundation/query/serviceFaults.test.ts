// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { identityQueryOptions } from '../../account/names/identity.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { recommendedWalletsQueryOptions } from '../../wallets/directory/reads.ts'
import { getQueryClient } from './getQueryClient.ts'

const services = [
  {
    service: 'wallet directory',
    read: (kit: AppKit) => getQueryClient(kit).fetchQuery<unknown>(recommendedWalletsQueryOptions(kit)),
    good: { data: [{ id: '1'.padStart(64, '0'), name: 'Wallet' }], count: 1 },
    expected: { wallets: [{ name: 'Wallet' }] },
  },
  {
    service: 'data service',
    read: (kit: AppKit) =>
      getQueryClient(kit).fetchQuery<unknown>(identityQueryOptions(kit, { address: firstAddress })),
    good: { name: 'alice.eth', avatar: null },
    expected: { name: 'alice.eth' },
  },
]

const asJson = { 'content-type': 'application/json' }

/** Bodies that are no reply, with status 200. */
const badBodies: readonly { readonly name: string; readonly body: string; readonly type?: string }[] = [
  { name: 'nothing', body: '' },
  { name: 'HTML', body: '<html><script>window.__pwned = 1</script></html>', type: 'text/html' },
  { name: 'HTML that says it is JSON', body: '<html></html>' },
  { name: 'null', body: 'null' },
  { name: 'a list', body: '[]' },
  { name: 'a string', body: '"x"' },
  { name: 'an empty object', body: '{}' },
  { name: 'wrong types', body: '{"data":{},"count":"1","name":7,"avatar":{}}' },
  {
    name: 'a polluting object',
    body: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  },
  { name: '100 000 levels', body: `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)},"name":{}}` },
]

type Answer = (request: Request) => Response | Promise<Response>

/** Answers the requests in turn, the last answer again and again. */
function answerWith(...answers: readonly Answer[]) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    return answer?.(request)
  })
  return requests
}

const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('busy', { status, headers })

const silent: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe.each(services)('the $service', ({ read, good, expected }) => {
  const answerGood: Answer = () => Response.json(good)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Moves the clock until the read is over, and returns how long that took, in ms, and how it ended. */
  async function measure(reading: Promise<unknown>) {
    let outcome: PromiseSettledResult<unknown> | undefined
    Promise.allSettled([reading]).then(([settled]) => {
      outcome = settled
    })
    let elapsed = 0
    await flush()
    while (!outcome && elapsed < 100_000) {
      await vi.advanceTimersByTimeAsync(100)
      await flush()
      elapsed += 100
    }
    return { elapsed, outcome }
  }

  const failedWith = (code: string) => ({ status: 'rejected', reason: { code } })
  const succeeded = { status: 'fulfilled', value: expected }

  // F2
  it('is given up after 10 s, and the request aborted', async () => {
    const requests = answerWith(silent)
    const { elapsed, outcome } = await measure(read(createTestKit()))
    expect(outcome).toMatchObject(failedWith('SERVICE_TIMEOUT'))
    expect(elapsed).toBeLessThanOrEqual(10_100)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  // F2, F25
  it('is aborted by destroy, and asked for nothing afterwards', async () => {
    const requests = answerWith(silent)
    const kit = createTestKit()
    const reading = read(kit)
    reading.catch(() => undefined)
    await flush()
    expect(requests).toHaveLength(1)
    kit.destroy()
    await flush()
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
    await expect(reading).rejects.toBeDefined()
    await expect(read(kit)).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(requests).toHaveLength(1)
  })

  // F3, F4, T21
  it.each(badBodies)(
    'is refused when it answers with $name, once',
    async ({ body, type = 'application/json' }) => {
      const requests = answerWith(() => new Response(body, { headers: { 'content-type': type } }))
      const { outcome } = await measure(read(createTestKit()))
      expect(outcome).toMatchObject(failedWith('SERVICE_REPLY_INVALID'))
      expect(requests).toHaveLength(1)
      expect(Object.prototype).not.toHaveProperty('polluted')
    },
  )

  // F3, T21: parsing 4 MiB of `{}` blocks the page for a second
  it('is read no further than 512 KiB', async () => {
    let sent = 0
    const chunk = new Uint8Array(64 * 1024).fill(32)
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += chunk.length
          controller.enqueue(chunk)
        },
      })
    answerWith(() => new Response(endless(), { headers: asJson }))
    const { outcome } = await measure(read(createTestKit()))
    expect(outcome).toMatchObject(failedWith('SERVICE_REPLY_INVALID'))
    expect(sent).toBeLessThan(1024 * 1024)
  })

  // F6
  it('is asked again after a failure that may pass, and twice at most', async () => {
    const once = answerWith(withStatus(503), answerGood)
    const first = await measure(read(createTestKit()))
    expect(first.outcome).toMatchObject(succeeded)
    expect(once).toHaveLength(2)

    const always = answerWith(withStatus(500))
    const { elapsed, outcome } = await measure(read(createTestKit()))
    expect(outcome).toMatchObject(failedWith('SERVICE_UNAVAILABLE'))
    expect(always).toHaveLength(3)
    expect(elapsed).toBeLessThanOrEqual(4_000)
  })

  // F5
  it('is asked again when it said so, unless that is longer than 30 s', async () => {
    const busy = answerWith(withStatus(429, { 'retry-after': '7' }), answerGood)
    const waited = await measure(read(createTestKit()))
    expect(waited.outcome).toMatchObject(succeeded)
    expect(waited.elapsed).toBeGreaterThanOrEqual(7_000)
    expect(busy).toHaveLength(2)

    const silentOnTime = answerWith(withStatus(429))
    expect((await measure(read(createTestKit()))).outcome).toMatchObject(failedWith('SERVICE_RATE_LIMITED'))
    expect(silentOnTime).toHaveLength(3)

    const tooLong = answerWith(withStatus(429, { 'retry-after': '31' }))
    const { elapsed, outcome } = await measure(read(createTestKit()))
    expect(outcome).toMatchObject(failedWith('SERVICE_RATE_LIMITED'))
    expect(elapsed).toBeLessThan(1_000)
    expect(tooLong).toHaveLength(1)
  })

  // F1, T12
  it('is asked without permission to redirect', async () => {
    const requests = answerWith(answerGood)
    await measure(read(createTestKit()))
    expect(requests.map(({ redirect }) => redirect)).toEqual(['error'])
  })
})

/** Lets what needs no timer go on: replies are read in several turns of the event loop. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
