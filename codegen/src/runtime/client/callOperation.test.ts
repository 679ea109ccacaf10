import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { isClientError } from './ClientError.ts'
import { callOperation } from './callOperation.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { createServiceClient, type ServiceClientOptions } from './ServiceClient.ts'

const listItems: OperationDescription = {
  name: 'listItems',
  method: 'GET',
  path: '/items/{kind}',
  queryFormats: { ids: { style: 'form', explode: false } },
  replies: { 200: [{ kind: 'json', schema: z.object({ items: z.array(z.string()) }) }] },
}
const parameters = { path: { kind: 'a/b' } }

function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init)
}

/** A client whose transport returns the given response and stores the request. */
function clientWith(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ServiceClientOptions> = {},
) {
  const requests: Request[] = []
  const client = createServiceClient('shop', {
    baseUrl: 'https://shop.example/v1/',
    fetch: async (request) => {
      requests.push(request.clone() as Request)
      return answer(request)
    },
    ...options,
  })
  return { client, requests }
}

const items = () => json({ items: ['x'] })

describe('what is sent', () => {
  test('path, query of the call over that of the client, with empty strings', async () => {
    const { client, requests } = clientWith(items, { query: { projectId: 'p', st: '', sv: '1' } })
    await callOperation(client, listItems, {
      ...parameters,
      query: { ids: ['1', '2'], search: '', sv: '2', st: undefined, none: null },
    })
    expect(requests[0]?.url).toBe('https://shop.example/v1/items/a%2Fb?projectId=p&st=&sv=2&ids=1,2&search=')
    expect(requests[0]?.method).toBe('GET')
  })

  test('a query parameter that is undefined in the call does not hide that of the client', async () => {
    const { client, requests } = clientWith(items, { query: { sv: '1' } })
    await callOperation(client, listItems, { ...parameters, query: { sv: undefined } })
    expect(requests[0]?.url).toBe('https://shop.example/v1/items/a%2Fb?sv=1')
  })

  test('the address of the call, or that of the operation, instead of that of the client', async () => {
    const { client, requests } = clientWith(items)
    const elsewhere = { ...listItems, server: 'https://other.example' }
    await callOperation(client, elsewhere, parameters)
    await callOperation(client, elsewhere, parameters, { baseUrl: 'https://third.example' })
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(['other.example', 'third.example'])
  })

  test('a query of the path, and not its fragment', async () => {
    const { client, requests } = clientWith(items)
    await callOperation(client, { ...listItems, path: '/items?kind=a#second' }, { query: { b: 1 } })
    expect(requests[0]?.url).toBe('https://shop.example/v1/items?kind=a&b=1')
  })

  test('a body that is a stream', async () => {
    const { client, requests } = clientWith(() => new Response(null, { status: 204 }))
    const send: OperationDescription = {
      name: 'send',
      method: 'POST',
      path: '/',
      body: { kind: 'text', mediaType: 'text/plain' },
      replies: { 204: [] },
    }
    await callOperation(client, send, { body: new Blob(['streamed']).stream() })
    expect(await requests[0]?.text()).toBe('streamed')
  })

  test('headers of the client, the contract and the call, the later ones winning', async () => {
    const { client, requests } = clientWith(items, { headers: { A: 'client', B: 'client', C: 'client' } })
    await callOperation(
      client,
      listItems,
      { ...parameters, header: { B: 'contract', C: 'contract' } },
      { headers: { C: 'call' } },
    )
    const { headers } = requests[0] ?? {}
    expect([headers?.get('a'), headers?.get('b'), headers?.get('c')]).toEqual(['client', 'contract', 'call'])
  })

  test('a header parameter cannot start another header', async () => {
    const { client, requests } = clientWith(items)
    await callOperation(client, listItems, { ...parameters, header: { A: 'x\r\nB: y' } })
    expect(requests[0]?.headers.get('a')).toBe('x B: y')
    expect(requests[0]?.headers.get('b')).toBeNull()
  })

  test.each([
    ['json', 'application/json', { a: [1] }, '{"a":[1]}'],
    ['form', 'application/x-www-form-urlencoded', { a: 'x y&z', b: '', c: undefined }, 'a=x+y%26z&b='],
    ['text', 'text/plain', 'hello', 'hello'],
    ['binary', 'image/png', new Blob(['png']), 'png'],
  ] as const)('a body of kind %s', async (kind, mediaType, body, text) => {
    const { client, requests } = clientWith(() => new Response(null, { status: 204 }))
    const send: OperationDescription = {
      name: 'send',
      method: 'POST',
      path: '/',
      body: { kind, mediaType },
      replies: { 204: [] },
    }
    expect(await callOperation(client, send, { body })).toBeUndefined()
    expect(requests[0]?.headers.get('content-type')).toBe(mediaType)
    expect(await requests[0]?.text()).toBe(text)
  })

  test('a body of several parts', async () => {
    const { client, requests } = clientWith(() => new Response(null, { status: 204 }))
    const send: OperationDescription = {
      name: 'send',
      method: 'POST',
      path: '/',
      body: { kind: 'multipart', mediaType: 'multipart/form-data' },
      replies: { 204: [] },
    }
    await callOperation(client, send, { body: { name: 'a', tags: ['x', 'y'], file: new Blob(['f']) } })
    const form = (await requests[0]?.formData()) ?? new FormData()
    expect(form.getAll('tags')).toEqual(['x', 'y'])
    expect(await (form.get('file') as Blob).text()).toBe('f')
  })
})

describe('credentials', () => {
  const secured: OperationDescription = { ...listItems, security: [['key']] }

  /** A client that has these credentials, and the alternatives that it was asked for. */
  function authorized(authorize: Parameters<typeof createServiceClient>[2]) {
    const requests: Request[] = []
    const fetch = async (request: Request) => {
      requests.push(request)
      return items()
    }
    return {
      client: createServiceClient('shop', { baseUrl: 'https://shop.example', fetch }, authorize),
      requests,
    }
  }

  test('are sent where they belong, for operations that require them', async () => {
    const authorize = vi.fn(async () => ({ header: { 'X-Key': 'one' }, query: { key: 'two' }, cookie: {} }))
    const { client, requests } = authorized(authorize)
    await callOperation(client, secured, { ...parameters, query: { a: 1 } })
    expect(requests[0]?.url).toBe('https://shop.example/items/a%2Fb?a=1&key=two')
    expect(requests[0]?.headers.get('x-key')).toBe('one')
    expect(authorize.mock.calls).toEqual([[secured.security]])
    await callOperation(client, listItems, parameters)
    expect(authorize).toHaveBeenCalledTimes(1)
    expect(requests[1]?.headers.get('x-key')).toBeNull()
  })

  test.each([[undefined], [async () => undefined]])('may be absent', async (authorize) => {
    const { client, requests } = authorized(authorize)
    expect(await callOperation(client, secured, parameters)).toEqual({ items: ['x'] })
    expect(requests[0]?.url).toBe('https://shop.example/items/a%2Fb')
  })

  test('that are unavailable end the call before anything is sent', async () => {
    const cause = new Error('locked')
    const { client, requests } = authorized(() => Promise.reject(cause))
    await expect(callOperation(client, secured, parameters)).rejects.toMatchObject({
      code: 'credentials',
      message: 'A credential is unavailable',
      operation: 'listItems',
      cause,
    })
    expect(requests).toEqual([])
  })
})

describe('a reply', () => {
  test('is validated, without keys that the contract does not know', async () => {
    const { client } = clientWith(() => json({ items: ['x'], more: 1 }))
    expect(await callOperation(client, listItems, parameters)).toEqual({ items: ['x'] })
  })

  test('is narrowed by status', async () => {
    const { client } = clientWith(() => json({ wait: 5 }, { status: 202 }))
    const replies = {
      ...listItems.replies,
      202: [{ kind: 'json', schema: z.object({ wait: z.number() }) }],
    } as const
    expect(await callOperation(client, { ...listItems, replies }, parameters)).toEqual({ wait: 5 })
  })

  test('can be text or a file', async () => {
    const text = clientWith(() => new Response('hello', { headers: { 'content-type': 'text/plain' } }))
    const file = clientWith(() => new Response('png', { headers: { 'content-type': 'image/png' } }))
    expect(
      await callOperation(text.client, { ...listItems, replies: { 200: [{ kind: 'text' }] } }, parameters),
    ).toBe('hello')
    const blob = await callOperation<Blob>(
      file.client,
      { ...listItems, replies: { 200: [{ kind: 'binary' }] } },
      parameters,
    )
    expect([blob.type, await blob.text()]).toEqual(['image/png', 'png'])
  })
})

describe('a failure', () => {
  async function failure(answer: Parameters<typeof clientWith>[0], options?: Partial<ServiceClientOptions>) {
    const { client } = clientWith(answer, options)
    const error = await callOperation(client, listItems, parameters).catch((reason: unknown) => reason)
    if (!isClientError(error)) throw error
    expect(error).toMatchObject({ service: 'shop', operation: 'listItems' })
    return error
  }

  // F5
  test('a response outside 2xx has status, body and delay', async () => {
    const error = await failure(() =>
      json({ reason: 'busy' }, { status: 429, headers: { 'retry-after': '3' } }),
    )
    expect(error).toMatchObject({ code: 'http', status: 429, body: { reason: 'busy' }, retryAfterMs: 3000 })
    expect(error.message).toBe('HTTP status code: 429')
  })

  test('an error page is text, and read only up to a limit', async () => {
    const small = await failure(() => new Response('<h1>Oops</h1>', { status: 500 }))
    expect(small.body).toBe('<h1>Oops</h1>')
    const huge = await failure(() => new Response('x'.repeat(1e6), { status: 500 }))
    expect(huge).toMatchObject({ code: 'http', body: '' })
  })

  // F4
  test('HTML where JSON is promised is an invalid reply', async () => {
    const error = await failure(
      () => new Response('{"items":[]}', { headers: { 'content-type': 'text/html' } }),
    )
    expect(error).toMatchObject({ code: 'invalid-reply', status: 200 })
  })

  test('broken JSON is an invalid reply', async () => {
    const error = await failure(
      () => new Response('{"items":', { headers: { 'content-type': 'application/json' } }),
    )
    expect(error).toMatchObject({ code: 'invalid-reply', message: 'The reply is not JSON' })
    expect(error.cause).toBeInstanceOf(SyntaxError)
  })

  test('a reply of the wrong shape is reported with the place', async () => {
    const error = await failure(() => json({ items: ['x', 1] }))
    expect(error).toMatchObject({
      code: 'invalid-reply',
      issues: [{ path: 'items.1', message: 'Invalid input' }],
    })
  })

  test('an undeclared success is an invalid reply', async () => {
    expect(await failure(() => new Response(null, { status: 204 }))).toMatchObject({
      code: 'invalid-reply',
      status: 204,
    })
  })

  // F3
  test('a reply that is too long is not read to its end', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel,
    })
    const headers = { 'content-type': 'application/json' }
    expect(await failure(() => new Response(endless, { headers }), { maxReplyBytes: 5000 })).toMatchObject({
      code: 'invalid-reply',
    })
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('a service that cannot be reached', async () => {
    const cause = new TypeError('fetch failed')
    expect(await failure(() => Promise.reject(cause))).toMatchObject({
      code: 'network',
      message: 'The service cannot be reached',
      cause,
    })
  })

  describe('time', () => {
    afterEach(() => void vi.useRealTimers())
    const never = () => new Promise<Response>(() => undefined)

    // F2
    test('a service that never replies, even through a transport that ignores signals', async () => {
      vi.useFakeTimers()
      const failed = failure(never, { timeoutMs: 1000 })
      await vi.advanceTimersByTimeAsync(1000)
      expect(await failed).toMatchObject({ code: 'timeout', message: 'No answer within 1000 ms' })
    })

    test('a body that never ends', async () => {
      vi.useFakeTimers()
      const body = new ReadableStream<Uint8Array>()
      const failed = failure(() => new Response(body, { headers: { 'content-type': 'application/json' } }), {
        timeoutMs: 1000,
      })
      await vi.advanceTimersByTimeAsync(1000)
      expect(await failed).toMatchObject({ code: 'timeout' })
    })

    test('an abort by the caller', async () => {
      const controller = new AbortController()
      const { client, requests } = clientWith(never)
      const call = callOperation(client, listItems, parameters, { signal: controller.signal })
      controller.abort('gone')
      await expect(call).rejects.toMatchObject({ code: 'aborted', message: 'The request was aborted' })
      expect(requests[0]?.signal.aborted).toBe(true)
    })
  })

  // F25
  test('a call that has ended releases the signal and the timer of its caller', async () => {
    vi.useFakeTimers()
    const { client } = clientWith(items, { timeoutMs: 1_000 })
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    await callOperation(client, listItems, parameters, { signal })
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function))
    expect(vi.getTimerCount()).toBe(0)
    const failing = clientWith(() => json({}, { status: 400 })).client
    await expect(callOperation(failing, listItems, parameters, { signal })).rejects.toThrow()
    expect(removed).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  test('a stream that was returned ends with the signal of the caller', async () => {
    const { client, requests } = clientWith(
      () => new Response('png', { headers: { 'content-type': 'image/png' } }),
    )
    const controller = new AbortController()
    const { signal } = controller
    const operation: OperationDescription = { ...listItems, replies: { 200: [{ kind: 'binary' }] } }
    const stream = await callOperation(client, operation, parameters, { signal, parseAs: 'stream' })
    expect(stream).toBeInstanceOf(ReadableStream)
    expect(requests[0]?.signal.aborted).toBe(false)
    controller.abort()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('a missing path parameter is a mistake of the caller, not of the service', async () => {
    const { client, requests } = clientWith(items)
    await expect(callOperation(client, listItems, {})).rejects.toThrow(TypeError)
    expect(requests).toEqual([])
  })
})
