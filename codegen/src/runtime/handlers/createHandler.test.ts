import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createHandler, type HandledOperation } from './createHandler.ts'
import type { AnyHandlerOptions } from './HandlerOptions.ts'
import { text } from './makers.ts'

const operation: HandledOperation = {
  name: 'getName',
  method: 'GET',
  path: '/names/{id}',
  replies: {
    200: {
      'application/json': { examples: [{ name: 'Alice' }] },
      'text/plain': { examples: ['Alice'] },
    },
    202: {},
    404: { 'text/plain': { examples: ['Nobody'] } },
    '5XX': { 'application/json': { examples: [{ error: true }] } },
  },
}

const address = 'https://x.example/names/1'

async function answer(options?: Parameters<typeof createHandler>[1], own: HandledOperation = operation) {
  const response = await getResponse([createHandler(own, options)], new Request(address))
  return [response?.status, response?.headers.get('content-type'), await response?.text()]
}

afterEach(() => {
  vi.useRealTimers()
})

const answers: readonly (readonly [options: AnyHandlerOptions, expected: readonly unknown[]])[] = [
  [{}, [200, 'application/json', '{"name":"Alice"}']],
  [{ status: 202 }, [202, null, '']],
  [{ status: 404 }, [404, 'text/plain', 'Nobody']],
  [{ fail: 404 }, [404, 'text/plain', 'Nobody']],
  [{ fail: 503 }, [503, 'application/json', '{"error":true}']],
  [{ fail: 418 }, [418, 'text/plain', 'Status 418']],
  [{ reply: { name: 'Bob' } }, [200, 'application/json', '{"name":"Bob"}']],
  [{ reply: null }, [200, 'application/json', 'null']],
  [{ reply: 'text' }, [200, 'application/json', '"text"']],
  [{ reply: { name: 'Bob' }, fail: 404 }, [404, 'text/plain', 'Nobody']],
  [{ type: 'text/plain' }, [200, 'text/plain', 'Alice']],
  [{ type: 'text/html' }, [200, 'application/json', '{"name":"Alice"}']],
  [{ fail: 'malformed' }, [200, 'application/json', '{"unfinished": [']],
  [{ headers: { 'content-type': 'text/html' } }, [200, 'text/html', '{"name":"Alice"}']],
]

test.each(answers)('with %j replies %j', async (options, expected) => {
  expect(await answer(options)).toEqual(expected)
})

test('other methods and addresses are not handled', async () => {
  const handlers = [createHandler(operation)]
  expect(await getResponse(handlers, new Request(address, { method: 'POST' }))).toBeUndefined()
  expect(await getResponse(handlers, new Request('https://x.example/names/1/more'))).toBeUndefined()
})

test('a network failure rejects', async () => {
  const response = await getResponse([createHandler(operation, { fail: 'network' })], new Request(address))
  expect(response?.type).toBe('error')
})

test('data that fits with no seed is reported, not sent', async () => {
  const content = { make: () => 1, schema: z.string() }
  const handler = createHandler({ ...operation, replies: { 200: { 'application/json': content } } })
  await expect(getResponse([handler], new Request(address))).rejects.toThrow('getName')
})

test('replies in the media type that a request accepts', async () => {
  const accepting = new Request(address, { headers: { accept: 'text/html;q=1, text/plain;q=0.5' } })
  const response = await getResponse([createHandler(operation)], accepting)
  expect(await response?.text()).toBe('Alice')
})

test('an example that breaks its own contract is not sent', async () => {
  const content = { examples: [1, 'b'], make: () => 'c', schema: z.string() }
  const own = { ...operation, replies: { 200: { 'application/json': content } } } as const
  expect(await answer({}, own)).toEqual([200, 'application/json', '"b"'])
  const none = { ...content, examples: [1] }
  expect(await answer({}, { ...own, replies: { 200: { 'application/json': none } } })).toEqual([
    200,
    'application/json',
    '"c"',
  ])
})

test('a service that does not reply keeps its caller waiting', async () => {
  const silent = getResponse([createHandler(operation, { fail: 'timeout' })], new Request(address))
  const first = await Promise.race([silent, new Promise((resolve) => setImmediate(() => resolve('waiting')))])
  expect(first).toBe('waiting')
})

test('waits for delayMs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled = vi.fn()
  const response = getResponse([createHandler(operation, { delayMs: 3000 })], new Request(address)).then(
    settled,
  )
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(2999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await response
  expect(settled).toHaveBeenCalledTimes(1)
})

test('replies with a file as it is', async () => {
  const png = new Blob(['png'], { type: 'image/png' })
  const own = { ...operation, replies: { 200: { 'image/*': {}, 'text/plain': {} } } } as const
  const bytes: AnyHandlerOptions = { reply: new Uint8Array([104, 105]), type: 'text/plain' }
  expect(await answer({ reply: png } as AnyHandlerOptions, own)).toEqual([200, 'image/png', 'png'])
  expect(await answer(bytes, own)).toEqual([200, 'text/plain', 'hi'])
})

test('replies with what a function makes of the request', async () => {
  const reply = async (request: Request) => ({ url: request.url })
  expect(await answer({ reply } as AnyHandlerOptions)).toEqual([
    200,
    'application/json',
    `{"url":"${address}"}`,
  ])
})

test.each<[HandledOperation['replies'], AnyHandlerOptions, readonly unknown[]]>([
  [{ 200: { 'text/*': { examples: ['a'] } } }, {}, [200, 'text/plain', 'a']],
  [{ 200: { '*/*': { examples: ['a'] } } }, {}, [200, 'application/json', '"a"']],
  [{ 200: { 'application/vnd.x+json': { examples: ['a'] } } }, {}, [200, 'application/vnd.x+json', '"a"']],
  [{ 200: { 'application/jsonx': { examples: ['a'] } } }, {}, [200, 'application/jsonx', 'a']],
  [{ 200: { 'text/csv': { examples: [7] } } }, {}, [200, 'text/csv', '7']],
  [{ 404: { 'text/plain': {} }, 201: { 'text/plain': { examples: ['a'] } } }, {}, [201, 'text/plain', 'a']],
  [{ '2XX': { 'text/plain': { examples: ['a'] } } }, {}, [200, 'text/plain', 'a']],
  [{ default: { 'text/plain': { examples: ['a'] } } }, {}, [200, 'text/plain', 'a']],
  [{ default: { 'text/plain': { examples: ['a'] } } }, { status: 503 }, [503, 'text/plain', 'a']],
  [{}, {}, [200, 'text/plain', 'Status 200']],
  [{}, { reply: 'a' }, [200, 'application/json', '"a"']],
  [{}, { fail: 'malformed' }, [200, 'application/json', '{"unfinished": [']],
  [{ 200: { 'text/csv': {} } }, { fail: 'malformed' }, [200, 'text/csv', '{"unfinished": [']],
  [
    { 200: { 'text/csv': {} } },
    { fail: 'malformed', headers: { 'content-type': 'a/b' } },
    [200, 'a/b', '{"unfinished": ['],
  ],
  [{ 204: { 'text/plain': { examples: ['a'] } } }, {}, [204, null, '']],
  [{ 205: { 'text/plain': { examples: ['a'] } } }, {}, [205, null, '']],
  [{ 200: {} }, { fail: 304 }, [304, 'text/plain', '']],
  [{ 304: { 'text/plain': { examples: ['a'] } } }, { status: 304 }, [304, null, '']],
])('by %j, with %j, replies %j', async (replies, options, expected) => {
  const [status, type, text] = await answer(options, { ...operation, replies })
  expect([status, status === 304 ? expected[1] : type, text]).toEqual(expected)
})

test('a seed replies with data that is the same each time', async () => {
  const content = { examples: ['example'], make: text({}) }
  const own = { ...operation, replies: { 200: { 'application/json': content } } } as const
  expect(await answer({ seed: 1 }, own)).toEqual([200, 'application/json', '"iris"'])
  expect(await answer({ seed: 2 }, own)).toEqual([200, 'application/json', '"grove"'])
})

test.each([
  ['text/plain', 'Alice'],
  ['TEXT/PLAIN', 'Alice'],
  ['text/html, text/plain', 'Alice'],
  ['text/plain , application/json', 'Alice'],
  ['application/json,text/plain', '{"name":"Alice"}'],
  ['text/html', '{"name":"Alice"}'],
  ['', '{"name":"Alice"}'],
])('to a request that accepts %j replies %j', async (accept, expected) => {
  const response = await getResponse(
    [createHandler(operation)],
    new Request(address, { headers: { accept } }),
  )
  expect(await response?.text()).toBe(expected)
})
