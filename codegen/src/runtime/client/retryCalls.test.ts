import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callOperation } from './callOperation.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { type RetryOptions, retryCalls } from './retryCalls.ts'
import { createServiceClient } from './ServiceClient.ts'

const readItem: OperationDescription = {
  name: 'readItem',
  method: 'GET',
  path: '/item',
  replies: { 200: { kind: 'json' } },
}
const writeItem: OperationDescription = {
  ...readItem,
  name: 'writeItem',
  method: 'PUT',
  body: { kind: 'binary', mediaType: 'application/octet-stream' },
}

type Answer = () => Response

const failing =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('no', { status, headers })
const fine: Answer = () => Response.json('it')
const offline: Answer = () => {
  throw new TypeError('offline')
}

/** Times at which a call was sent, and its outcome. */
async function call(answers: readonly Answer[], options: RetryOptions = {}, given: Given = {}) {
  const { operation = readItem, body, signal } = given
  const sentAt: number[] = []
  const start = Date.now()
  const client = createServiceClient('shop', {
    baseUrl: 'https://shop.example',
    fetch: async () => {
      sentAt.push(Date.now() - start)
      return (answers[sentAt.length - 1] ?? fine)()
    },
    intercept: retryCalls(options),
  })
  const outcome = callOperation(client, operation, { body }, { signal }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, sentAt }
}

interface Given {
  readonly operation?: OperationDescription
  readonly body?: unknown
  readonly signal?: AbortSignal
}

beforeEach(() => {
  vi.useFakeTimers()
  // The longest wait each time.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(2 ** 32 - 1)
    return array
  })
})

afterEach(() => vi.useRealTimers())

describe('calls that fail for a reason that passes', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'are repeated after a reply of status %i',
    async (status) => {
      const { outcome, sentAt } = await call([failing(status), failing(status)])
      expect(outcome).toBe('it')
      expect(sentAt).toEqual([0, 299, 898])
    },
  )

  test('are repeated without a connection, and end after the last attempt', async () => {
    const { outcome, sentAt } = await call(Array(9).fill(offline), {
      attempts: 4,
      delayMs: 1_000,
      maxDelayMs: 2_500,
    })
    expect(outcome).toMatchObject({ name: 'ClientError', code: 'network' })
    expect(sentAt).toEqual([0, 999, 2_998, 5_497])
  })

  test('wait as long as the service asks for, unless that is too long', async () => {
    const later = failing(503, { 'retry-after': '7' })
    expect((await call([later])).sentAt).toEqual([0, 7_000])
    const { outcome, sentAt } = await call([later], { maxDelayMs: 5_000 })
    expect(sentAt).toEqual([0])
    expect(outcome).toMatchObject({ status: 503 })
  })
})

describe('calls that are not repeated', () => {
  test.each([400, 401, 404, 409, 501])('those with a reply of status %i', async (status) => {
    const { outcome, sentAt } = await call([failing(status)])
    expect(outcome).toMatchObject({ status })
    expect(sentAt).toHaveLength(1)
  })

  test.each(['POST', 'PATCH'])('those of %s, which may have had an effect', async (method) => {
    const { sentAt } = await call([failing(503)], {}, { operation: { ...readItem, method } })
    expect(sentAt).toHaveLength(1)
  })

  test('those that send a stream', async () => {
    const body = new Blob(['x']).stream()
    const { sentAt } = await call([failing(503)], {}, { operation: writeItem, body })
    expect(sentAt).toHaveLength(1)
    expect(
      (await call([failing(503)], {}, { operation: writeItem, body: new Blob(['x']) })).sentAt,
    ).toHaveLength(2)
  })

  test('those whose caller has left while they wait', async () => {
    const caller = new AbortController()
    setTimeout(() => caller.abort(), 100)
    const { outcome, sentAt } = await call([failing(503)], {}, { signal: caller.signal })
    expect(outcome).toMatchObject({ code: 'aborted', operation: 'readItem' })
    expect(sentAt).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('those with a malformed reply', async () => {
    const { outcome } = await call([
      () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
    ])
    expect(outcome).toMatchObject({ code: 'invalid-reply' })
  })
})

test('a host decides by itself what is repeated, and sees each attempt', async () => {
  const seen: string[] = []
  const options: RetryOptions = {
    retries: ({ status }, { operation }) => status === 409 && operation === 'addItem',
    intercept: (sent, send) => {
      seen.push(sent.operation)
      return send()
    },
  }
  const operation = { ...readItem, name: 'addItem', method: 'POST' }
  const { outcome } = await call([failing(409)], options, { operation })
  expect(outcome).toBe('it')
  expect(seen).toEqual(['addItem', 'addItem'])
})
