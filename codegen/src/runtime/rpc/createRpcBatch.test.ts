import { expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createRpcBatch, type JsonRpcRequest, type RpcOutcome } from './createRpcBatch.ts'
import { RpcContractError } from './RpcContractError.ts'
import { isRpcError } from './rpcError.ts'

type Schema = [
  { Method: 'add'; Parameters: [a: number, b: number]; ReturnType: number },
  { Method: 'now'; Parameters?: undefined; ReturnType: string },
]
const methods = {
  add: { method: 'add', params: z.tuple([z.number(), z.number()]), result: z.number() },
  now: { method: 'now', params: z.optional(z.tuple([])), result: z.string() },
}

test('several requests are sent as one, and their outcomes have their order', async () => {
  const post = vi.fn(async (requests: readonly JsonRpcRequest[]) => [
    { jsonrpc: '2.0', id: 2, error: { code: 4001, message: 'No.' } },
    { jsonrpc: '2.0', id: 1, result: 'noon' },
    { jsonrpc: '2.0', id: 0, result: requests.length },
  ])
  const batch = createRpcBatch<Schema>(post, methods)
  const outcomes = await batch([
    { method: 'add', params: [1, 2] },
    { method: 'now' },
    { method: 'add', params: [3, 4] },
  ])
  expectTypeOf(outcomes[1]).toEqualTypeOf<RpcOutcome<string>>()
  expect(post.mock.calls[0]?.[0][1]).toEqual({ jsonrpc: '2.0', id: 1, method: 'now' })
  expect(outcomes).toEqual([
    { ok: true, result: 3 },
    { ok: true, result: 'noon' },
    { ok: false, error: { code: 4001, message: 'No.' } },
  ])
})

test('a result that breaks its contract, or is missing, affects its own outcome only', async () => {
  const batch = createRpcBatch<Schema>(
    async () => [
      { id: 0, result: 'three' },
      { id: 2, result: 'noon' },
    ],
    methods,
  )
  const outcomes = await batch([{ method: 'add', params: [1, 2] }, { method: 'now' }, { method: 'now' }])
  expect(outcomes).toMatchObject([
    { ok: false, error: { code: 'invalid-result', method: 'add' } },
    { ok: false, error: { code: 'invalid-result', method: 'now' } },
    { ok: true, result: 'noon' },
  ])
})

test('a notification is sent without an id, and no response is awaited', async () => {
  const post = vi.fn(async (_requests: readonly JsonRpcRequest[]): Promise<unknown> => undefined)
  type Notice = [{ Method: 'notice'; Parameters: [text?: string | undefined]; ReturnType: undefined }]
  const notice = { method: 'notice', params: z.tuple([z.optional(z.string())]) }
  const batch = createRpcBatch<Notice>(post, { notice })
  expect(await batch([{ method: 'notice', params: ['hello'] }])).toEqual([{ ok: true, result: undefined }])
  expect(post.mock.calls[0]?.[0]).toEqual([{ jsonrpc: '2.0', method: 'notice', params: ['hello'] }])
  await batch([{ method: 'notice', params: [undefined] }])
  expect(JSON.stringify(post.mock.calls[1]?.[0])).toBe('[{"jsonrpc":"2.0","method":"notice","params":[]}]')
})

test('the error of a refused batch is that of each request', async () => {
  const error = { code: -32600, message: 'Batch too large' }
  const batch = createRpcBatch<Schema>(async () => ({ jsonrpc: '2.0', id: null, error }), methods)
  expect(await batch([{ method: 'now' }, { method: 'now' }])).toEqual([
    { ok: false, error },
    { ok: false, error },
  ])
})

test('a missing response is not a result, not even where any result is valid', async () => {
  type Any = [{ Method: 'any'; Parameters?: undefined; ReturnType: unknown }]
  const batch = createRpcBatch<Any>(async () => [{ id: 1, result: null }, { id: 2 }], {
    any: { method: 'any', params: z.optional(z.tuple([])), result: z.unknown() },
  })
  expect(await batch([{ method: 'any' }, { method: 'any' }, { method: 'any' }])).toMatchObject([
    { ok: false, error: { code: 'invalid-result' } },
    { ok: true, result: null },
    { ok: false, error: { code: 'invalid-result' } },
  ])
})

test('nothing is sent when one of the requests is invalid, or when there is none', async () => {
  const post = vi.fn(async () => [])
  const batch = createRpcBatch<Schema>(post, methods)
  await expect(
    batch([{ method: 'now' }, { method: 'add', params: ['1' as never, 2] }]),
  ).rejects.toMatchObject({
    code: 'invalid-params',
    method: 'add',
    message: "The parameters of add are not valid at '0': Invalid input",
  })
  await expect(batch([{ method: 'constructor' as 'now' }])).rejects.toMatchObject({
    code: 'invalid-params',
    issues: [{ path: 'method', message: 'Invalid input' }],
  })
  expect(await batch([])).toEqual([])
  expect(post).not.toHaveBeenCalled()
})

test('an error keeps its data, and has a string as its message', async () => {
  const replies = [
    { id: 0, error: { code: 3, message: 'reverted', data: '0x' } },
    { id: 1, error: { code: 4, message: 7 } },
    { id: 2, error: { code: '5', message: 'no' }, result: 'noon' },
    { id: 3, error: null, result: 'noon' },
  ]
  const batch = createRpcBatch<Schema>(async () => replies, methods)
  const outcomes = await batch([{ method: 'now' }, { method: 'now' }, { method: 'now' }, { method: 'now' }])
  expect(outcomes).toStrictEqual([
    { ok: false, error: { code: 3, message: 'reverted', data: '0x' } },
    { ok: false, error: { code: 4, message: '7' } },
    { ok: true, result: 'noon' },
    { ok: true, result: 'noon' },
  ])
})

test('a missing result is named', async () => {
  const batch = createRpcBatch<Schema>(async () => 'offline', methods)
  const [outcome] = await batch([{ method: 'now' }])
  expect(outcome).toMatchObject({
    error: {
      message: "The result of now are not valid at 'result': Invalid input",
      issues: [{ path: 'result', message: 'Invalid input' }],
    },
  })
})

test('requests without parameters have no key params', async () => {
  const post = vi.fn(async (_requests: readonly JsonRpcRequest[]): Promise<unknown> => [])
  await createRpcBatch<Schema>(post, methods)([{ method: 'now' }])
  expect(Object.keys(post.mock.calls[0]?.[0][0] ?? {})).toEqual(['jsonrpc', 'id', 'method'])
})

test('an error names its first issue, if it has one', () => {
  const issues = [
    { path: 'a.b', message: 'Required' },
    { path: 'c', message: 'Invalid input' },
  ]
  const { message } = new RpcContractError('invalid-params', 'add', issues)
  expect(message).toBe("The parameters of add are not valid at 'a.b': Required")
  expect(new RpcContractError('invalid-result', 'add', []).message).toBe('The result of add are not valid')
})

test('errors are narrowed by their code', () => {
  const codes = { 4001: 'Refused.', '-32602': 'Wrong.' }
  expect(isRpcError({ code: 4001, message: 'no' }, codes)).toBe(true)
  expect(isRpcError(Object.assign(new Error('x'), { code: -32602 }), codes, -32602)).toBe(true)
  expect(isRpcError({ code: 4001 }, codes, -32602)).toBe(false)
  for (const error of [{ code: 1 }, { code: '4001' }, {}, null, 'text'])
    expect(isRpcError(error, codes)).toBe(false)
})
