import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ChannelError, isChannelError } from './ChannelError.ts'
import { assertOrigin, isFromPeer } from './ChannelPort.ts'
import { readEnvelope, writeEnvelope } from './channelMessage.ts'
import { createChannelHost } from './createChannelHost.ts'
import { createChannelResponder } from './createChannelResponder.ts'
import { createOpenRequests } from './openRequests.ts'
import { randomUuid } from './randomUuid.ts'
import { readPayload } from './readPayload.ts'

const origin = 'https://frame.example'
const ping = {
  name: 'ping',
  request: { type: 'PING', payload: z.object({ a: z.number() }) },
  success: { type: 'PONG', payload: z.object({ b: z.number() }) },
  error: { type: 'FAILED', payload: z.object({ message: z.optional(z.unknown()) }) },
}

// T10
describe('an envelope', () => {
  it.each<[unknown, unknown]>([
    [{ type: 'a' }, { type: 'a', payload: undefined }],
    [
      { type: 'a', payload: 1, more: 2 },
      { type: 'a', payload: 1 },
    ],
    [
      { type: 'a', id: 'x' },
      { type: 'a', id: 'x', payload: undefined },
    ],
    [
      { type: 'a', id: undefined },
      { type: 'a', payload: undefined },
    ],
    [
      { type: 'a', id: 'x'.repeat(128) },
      { type: 'a', id: 'x'.repeat(128), payload: undefined },
    ],
    [
      { type: '', id: 'x' },
      { type: '', id: 'x', payload: undefined },
    ],
    [{ type: 'a', id: 'x'.repeat(129) }, undefined],
    [{ type: 'a', id: '' }, undefined],
    [{ type: 'a', id: 1 }, undefined],
    [{ type: 'a', id: null }, undefined],
    [{ type: 'a', id: { length: 1 } }, undefined],
    [{ type: 1 }, undefined],
    [{ type: ['a'] }, undefined],
    [{ id: 'x' }, undefined],
    ['a', undefined],
    [null, undefined],
    [undefined, undefined],
    [Object.assign(() => 0, { type: 'a' }), undefined],
    [Object.create({ type: 'a' }), undefined],
    [Object.assign(Object.create({ id: 'x', payload: 1 }), { type: 'a' }), { type: 'a', payload: undefined }],
  ])('%j is read as %j', (data, envelope) => {
    expect(readEnvelope(data)).toStrictEqual(envelope)
  })

  it('is written without what is absent', () => {
    expect(writeEnvelope('a', undefined)).toStrictEqual({ type: 'a' })
    expect(writeEnvelope('a', null, 'x')).toStrictEqual({ id: 'x', type: 'a', payload: null })
  })

  it('has a payload of its definition', () => {
    const payload = z.object({ a: z.number() })
    expect(readPayload({ type: 'a' }, { a: 1 })).toEqual({ ok: true, value: undefined })
    expect(readPayload({ type: 'a', payload, payloadOptional: true }, undefined)).toEqual({
      ok: true,
      value: undefined,
    })
    expect(readPayload({ type: 'a', payload, payloadOptional: true }, null).ok).toBe(false)
    expect(readPayload({ type: 'a', payload, payloadOptional: true }, { a: 1 })).toEqual({
      ok: true,
      value: { a: 1 },
    })
    expect(readPayload({ type: 'a', payload }, undefined).ok).toBe(false)
    expect(readPayload({ type: 'a', payload }, { a: 'x' }).ok).toBe(false)
  })

  it('has an id of version 4', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) })
    expect(randomUuid()).toBe('01010101-0101-4101-8101-010101010101')
    vi.unstubAllGlobals()
  })
})

// T10
it('a message is from the peer by its origin and its window', () => {
  const peer = { postMessage() {} }
  const port = { receiver: new EventTarget() as never, peer: () => peer, origin }
  const message = { data: 1, origin, source: peer }
  expect(isFromPeer(port, message)).toBe(true)
  expect(isFromPeer(port, { ...message, origin: `${origin}.evil` })).toBe(false)
  expect(isFromPeer(port, { ...message, source: {} })).toBe(false)
  for (const none of [null, undefined])
    expect(isFromPeer({ ...port, peer: () => none }, { ...message, source: none })).toBe(false)
})

it('an origin that is none is named', () => {
  for (const wrong of ['*', 'frame.example', '', 'https://a/b'])
    expect(() => assertOrigin(wrong)).toThrow(`not ${JSON.stringify(wrong)}.`)
  expect(assertOrigin(origin)).toBeUndefined()
})

describe('an error of a channel', () => {
  const error = new ChannelError('no', { code: 'timeout', request: 'ping' })

  it('has no cause unless one is given', () => {
    expect(error).not.toHaveProperty('cause')
    expect(new ChannelError('no', { code: 'timeout', request: 'ping', cause: 0 })).toHaveProperty('cause', 0)
  })

  it('is recognised by its name and code, also that of another copy of the class', () => {
    const copy = Object.assign(new Error('no'), { name: 'ChannelError', code: 'aborted' })
    expect([isChannelError(error), isChannelError(error, 'timeout'), isChannelError(copy)]).toEqual([
      true,
      true,
      true,
    ])
    expect([isChannelError(error, 'aborted'), isChannelError(copy, 'timeout')]).toEqual([false, false])
  })

  it.each([
    ['nothing', undefined],
    ['an object with its fields', { name: 'ChannelError', code: 'timeout' }],
    ['another error', Object.assign(new Error('no'), { code: 'timeout' })],
    ['an error of its name without a code', Object.assign(new Error('no'), { name: 'ChannelError' })],
  ])('is not %s', (_, value) => {
    expect(isChannelError(value)).toBe(false)
  })
})

describe('open requests', () => {
  /** Sends a request; returns its promise, its id, and how to answer. */
  function send(options: Parameters<ReturnType<typeof createOpenRequests>['send']>[3] = {}) {
    const sent: { readonly id?: string }[] = []
    const requests = createOpenRequests()
    const peer = { postMessage: (message: unknown) => sent.push(message as { readonly id?: string }) }
    const promise = requests.send(ping as never, { a: 1 }, { peer, origin }, options)
    promise.catch(() => undefined)
    const id = sent[0]?.id ?? ''
    return {
      requests,
      promise,
      id,
      answer: (type: string, payload: unknown, to = id) => requests.answer({ id: to, type, payload }),
    }
  }

  it('name their limit, and why they ended', async () => {
    vi.useFakeTimers()
    const { promise } = send({ timeoutMs: 5 })
    vi.advanceTimersByTime(5)
    vi.useRealTimers()
    await expect(promise).rejects.toMatchObject({ code: 'timeout', message: 'No answer within 5 ms' })
    const controller = new AbortController()
    const aborted = send({ signal: controller.signal }).promise
    controller.abort('gone')
    await expect(aborted).rejects.toMatchObject({ message: 'The request was aborted', cause: 'gone' })
    const { promise: wrong, answer } = send()
    answer('PONG', { b: 'x' })
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid-reply',
      message: 'The reply breaks its contract',
    })
    const { promise: closed, requests } = send()
    requests.endAll('destroyed', 'The channel was closed')
    await expect(closed).rejects.toMatchObject({ code: 'destroyed', message: 'The channel was closed' })
  })

  it('end where the payload cannot be sent', async () => {
    const cause = new DOMException('It cannot be cloned', 'DataCloneError')
    const peer = {
      postMessage() {
        throw cause
      },
    }
    const controller = new AbortController()
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const { signal } = controller
    await expect(
      createOpenRequests().send(ping as never, {}, { peer, origin }, { signal }),
    ).rejects.toMatchObject({
      code: 'invalid-request',
      message: 'The request cannot be sent',
      cause,
    })
    expect(removed).toHaveBeenCalled()
  })

  it('are settled once, by a reply with their id', async () => {
    const { promise, requests, answer } = send()
    answer('PONG', { b: 7 }, 'another')
    requests.answer({ type: 'PONG', payload: { b: 8 } })
    answer('PING', { b: 9 })
    answer('PONG', { b: 1 })
    answer('FAILED', {})
    await expect(promise).resolves.toEqual({ b: 1 })
  })

  it.each([
    [{ message: 'No' }, 'No'],
    [{ message: '' }, 'An error occurred'],
    [{ message: 7 }, 'An error occurred'],
    [{}, 'An error occurred'],
    [null, 'An error occurred'],
    ['No', 'An error occurred'],
  ])('are refused by %j as %j', async (payload, message) => {
    const { promise, answer } = send()
    answer('FAILED', payload)
    await expect(promise).rejects.toMatchObject({ code: 'refused', message })
  })

  it.each([['No'], [null], [7]])(
    'are refused without a message where the contract allows %j',
    async (payload) => {
      const sent: { readonly id?: string }[] = []
      const requests = createOpenRequests()
      const peer = { postMessage: (message: unknown) => sent.push(message as { readonly id?: string }) }
      const open = { ...ping, error: { type: 'FAILED', payload: z.unknown() } }
      const promise = requests.send(open as never, {}, { peer, origin }, {})
      requests.answer({ id: sent[0]?.id ?? '', type: 'FAILED', payload })
      await expect(promise).rejects.toMatchObject({ message: 'An error occurred' })
    },
  )
})

/** A window that counts its listeners by type. */
function createReceiver() {
  const listeners = new Map<string, Set<(event: never) => void>>()
  const receiver = {
    addEventListener(type: string, listener: (event: never) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener(type: string, listener: (event: never) => void) {
      listeners.get(type)?.delete(listener)
    },
  }
  return {
    receiver,
    count: () => listeners.get('message')?.size,
    deliver: (event: object) => {
      for (const listener of listeners.get('message') ?? []) listener(event as never)
    },
  }
}

describe('an end without a window on the other side', () => {
  it.each([null, undefined])('sends nothing: %s', async (none) => {
    const { receiver } = createReceiver()
    const end = { receiver, peer: () => none, origin } as const
    const host = createChannelHost(end)
    expect(() => host.send({ type: 'EVENT' }, undefined)).not.toThrow()
    expect(() => createChannelResponder(end).send({ type: 'EVENT' }, undefined)).not.toThrow()
    await expect(host.request(ping, { a: 1 })).rejects.toMatchObject({
      code: 'no-peer',
      message: 'The other side has no window',
    })
  })
})

describe('a closed end', () => {
  it('listens no more, and says why it refuses', async () => {
    for (const create of [createChannelHost, createChannelResponder]) {
      const { receiver, count } = createReceiver()
      const end = create({ receiver, peer: () => ({ postMessage() {} }), origin })
      expect(count()).toBe(1)
      end.destroy()
      expect(count()).toBe(0)
    }
    const host = createChannelHost({
      receiver: createReceiver().receiver,
      peer: () => ({ postMessage() {} }),
      origin,
    })
    const signal = AbortSignal.abort('late')
    await expect(host.request(ping, { a: 1 }, { signal })).rejects.toMatchObject({
      message: 'The request was aborted',
      cause: 'late',
    })
    await expect(host.request(ping, { a: 'x' } as never)).rejects.toMatchObject({
      message: 'The request breaks its contract',
      issues: [{ path: 'a' }],
    })
    const open = host.request(ping, { a: 1 })
    host.destroy()
    await expect(open).rejects.toMatchObject({ message: 'The channel was closed' })
    await expect(host.request(ping, { a: 1 })).rejects.toMatchObject({ message: 'The channel is closed' })
  })
})

// T10
describe('a responder', () => {
  /** A responder whose handler replies as the test wants, and how to send it requests. */
  function respond(handler: (payload: { a: number }) => { b: number } | Promise<{ b: number }>) {
    const sent: unknown[] = []
    const peer = { postMessage: (message: unknown) => sent.push(message) }
    const { receiver, deliver } = createReceiver()
    const responder = createChannelResponder({ receiver, peer: () => peer, origin })
    responder.answer({ definition: ping as never, handler: handler as never })
    const ask = (id: unknown, payload: unknown = { a: 1 }) =>
      deliver({ data: { id, type: 'PING', payload }, origin, source: peer })
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    return { sent, ask, settle, responder }
  }

  it('handles an id again once it has replied', async () => {
    const handler = vi.fn(() => ({ b: 1 }))
    const { sent, ask, settle } = respond(handler)
    ask('x')
    ask('x')
    await settle()
    ask('x')
    await settle()
    expect(handler).toHaveBeenCalledTimes(2)
    expect(sent).toEqual(Array(2).fill({ id: 'x', type: 'PONG', payload: { b: 1 } }))
  })

  it('ignores ids that are none', async () => {
    const handler = vi.fn(() => ({ b: 1 }))
    const { sent, ask, settle } = respond(handler)
    for (const id of ['', 1, null, {}, 'x'.repeat(129)]) ask(id)
    await settle()
    expect([handler.mock.calls, sent]).toEqual([[], []])
  })

  it('names what is wrong with a payload', async () => {
    const { sent, ask, settle } = respond(() => ({ b: 1 }))
    ask('x', {})
    await settle()
    expect(sent).toEqual([{ id: 'x', type: 'FAILED', payload: { message: 'Required' } }])
  })

  it('replies to no event after it was closed', async () => {
    const { sent, ask, settle, responder } = respond(() => ({ b: 1 }))
    ask('x')
    responder.destroy()
    await settle()
    expect(sent).toEqual([])
  })
})
