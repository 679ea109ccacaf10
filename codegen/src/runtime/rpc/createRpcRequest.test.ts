import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createRpcRequest } from './createRpcRequest.ts'
import { requestMethod } from './requestMethod.ts'

type Schema = [
  { Method: 'add'; Parameters: [a: number, b: number]; ReturnType: number },
  { Method: 'now'; Parameters?: undefined; ReturnType: string },
]
const methods = {
  add: { method: 'add', params: z.tuple([z.number(), z.number()]), result: z.number() },
  now: { method: 'now', params: z.optional(z.tuple([])), result: z.string() },
}

function requestOver(answer: (args: { method: string; params?: unknown }) => unknown) {
  const provider = { request: vi.fn(async (args: { method: string; params?: unknown }) => answer(args)) }
  return { provider, request: createRpcRequest<Schema>(provider, methods) }
}

describe('createRpcRequest', () => {
  test('sends the parameters and returns the result', async () => {
    const { provider, request } = requestOver(() => 3)
    expect(await request({ method: 'add', params: [1, 2] })).toBe(3)
    expect(provider.request).toHaveBeenCalledWith({ method: 'add', params: [1, 2] })
  })

  test('sends nothing for trailing undefined parameters, which JSON would turn into null', async () => {
    type Find = [
      { Method: 'find'; Parameters: [a: number, b?: string | undefined, c?: string]; ReturnType: null },
    ]
    const params = z.tuple([z.number(), z.optional(z.string()), z.optional(z.string())])
    const provider = { request: vi.fn(async (_args: { method: string; params?: unknown }) => null) }
    const request = createRpcRequest<Find>(provider, { find: { method: 'find', params, result: z.null() } })
    await request({ method: 'find', params: [1, undefined] })
    expect(provider.request.mock.calls[0]?.[0].params).toEqual([1])
  })

  test('sends no params where there are none', async () => {
    const { provider, request } = requestOver(() => 'noon')
    await request({ method: 'now' })
    expect(provider.request).toHaveBeenCalledWith({ method: 'now' })
    expect(Object.keys(provider.request.mock.calls[0]?.[0] ?? {})).toEqual(['method'])
  })

  test('does not send parameters that are not valid', async () => {
    const { provider, request } = requestOver(() => 3)
    await expect(request({ method: 'add', params: [1, '2' as never] })).rejects.toMatchObject({
      name: 'RpcContractError',
      code: 'invalid-params',
      method: 'add',
      issues: [{ path: '1', message: 'Invalid input' }],
    })
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('does not pass on a result that is not valid', async () => {
    const { request } = requestOver(() => '3')
    await expect(request({ method: 'add', params: [1, 2] })).rejects.toMatchObject({ code: 'invalid-result' })
  })

  test('refuses methods that the contract does not have', async () => {
    const { provider, request } = requestOver(() => 1)
    for (const method of ['sub', 'constructor', '__proto__']) {
      await expect(request({ method } as never)).rejects.toMatchObject({
        code: 'invalid-params',
        method,
        issues: [{ path: 'method', message: 'Invalid input' }],
      })
    }
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('passes on what the provider throws, as it is', async () => {
    const refusal = Object.assign(new Error('no'), { code: 4001 })
    const { request } = requestOver(() => {
      throw refusal
    })
    await expect(request({ method: 'now' })).rejects.toBe(refusal)
  })

  test('stops waiting when the signal fires', async () => {
    const { request } = requestOver(() => new Promise(() => undefined))
    const controller = new AbortController()
    const pending = request({ method: 'now' }, { signal: controller.signal })
    controller.abort('enough')
    await expect(pending).rejects.toBe('enough')
  })
})

describe('requestMethod', () => {
  test('sends undeclared fields: the wallet may know them', async () => {
    const provider = { request: vi.fn(async () => null) }
    const description = { method: 'send', params: z.tuple([z.object({ to: z.string() })]), result: z.null() }
    await requestMethod(provider, description, [{ to: '0x', type: '0x2' }])
    expect(provider.request).toHaveBeenCalledWith({ method: 'send', params: [{ to: '0x', type: '0x2' }] })
  })

  test('sends nothing when the signal has fired already', async () => {
    const provider = { request: vi.fn(async () => 'noon') }
    await expect(
      requestMethod(provider, methods.now, undefined, { signal: AbortSignal.abort('late') }),
    ).rejects.toBe('late')
    expect(provider.request).not.toHaveBeenCalled()
  })

  test('ignores what a notification returns', async () => {
    const provider = { request: async () => 'anything' }
    const notice = { method: 'notice', params: z.optional(z.tuple([])) }
    expect(await requestMethod(provider, notice, undefined)).toBeUndefined()
  })

  // F25
  test('releases the signal and the timer when it has ended', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    const provider = { request: async () => 'noon' }
    await requestMethod(provider, methods.now, undefined, { signal, timeoutMs: 1_000 })
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function))
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
