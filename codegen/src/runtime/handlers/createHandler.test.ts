import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createHandler, type HandledOperation } from './createHandler.ts'
import type { AnyHandlerOptions } from './HandlerOptions.ts'

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
