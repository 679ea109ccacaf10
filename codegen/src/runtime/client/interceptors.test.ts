import { expect, test } from 'vitest'
import { callOperation } from './callOperation.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { createServiceClient, type Interceptor } from './ServiceClient.ts'

const getItem: OperationDescription = {
  name: 'getItem',
  method: 'GET',
  path: '/item',
  replies: { 200: [{ kind: 'json' }] },
}

/** A client with an interceptor, and the requests that reach its transport. */
function clientWith(intercept: Interceptor) {
  const requests: Request[] = []
  const client = createServiceClient('shop', {
    baseUrl: 'https://shop.example',
    async fetch(request) {
      requests.push(request)
      return Response.json({ name: 'raw' })
    },
    intercept,
  })
  return { client, requests }
}

test('an interceptor receives the operation and the signal of the call', async () => {
  const calls: unknown[] = []
  const { client } = clientWith((call, send) => {
    calls.push(call)
    return send()
  })
  const { signal } = new AbortController()
  await expect(callOperation(client, getItem, {}, { signal })).resolves.toEqual({ name: 'raw' })
  expect(calls).toEqual([{ operation: 'getItem', method: 'GET', sendsStream: false, signal }])
})

test('an interceptor refuses a call before anything is sent', async () => {
  const refusal = new Error('Off')
  const { client, requests } = clientWith(() => Promise.reject(refusal))
  await expect(callOperation(client, getItem)).rejects.toBe(refusal)
  expect(requests).toEqual([])
})

test('an interceptor that throws rejects the call', async () => {
  const refusal = new Error('Off')
  const { client } = clientWith(() => {
    throw refusal
  })
  await expect(callOperation(client, getItem)).rejects.toBe(refusal)
})

test('an interceptor replaces the reply and the error', async () => {
  const { client } = clientWith(async (_, send) => {
    const reply = await send()
    return { ...reply, name: 'clean' }
  })
  await expect(callOperation(client, getItem)).resolves.toEqual({ name: 'clean' })
})

test("an interceptor's signal aborts the request", async () => {
  const ended = AbortSignal.abort()
  const { client, requests } = clientWith((_, send) => send(ended))
  await expect(callOperation(client, getItem)).rejects.toMatchObject({ code: 'aborted' })
  expect(requests.filter(({ signal }) => !signal.aborted)).toEqual([])
})
