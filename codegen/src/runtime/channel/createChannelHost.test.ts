import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createFakeWindow, type FakeWindow } from '../../testing/fakeWindow.ts'
import type { Envelope, MessageDefinition, RequestDefinition } from './channelMessage.ts'
import { type ChannelHost, createChannelHost } from './createChannelHost.ts'

const frameOrigin = 'https://frame.example:8443'

const message = z.object({ message: z.optional(z.string().check(z.maxLength(20))) })

const add: RequestDefinition<{ a: number }, { sum: number }> = {
  name: 'add',
  request: { type: 'app/ADD', payload: z.object({ a: z.number() }) },
  success: { type: 'frame/ADD_SUCCESS', payload: z.object({ sum: z.number() }) },
  error: { type: 'frame/ADD_ERROR', payload: message },
  timeoutMs: 30_000,
}

const ping: RequestDefinition<undefined, undefined> = {
  name: 'ping',
  request: { type: 'app/PING' },
  success: { type: 'frame/PING_SUCCESS' },
  error: { type: 'frame/PING_ERROR' },
}

const ready: MessageDefinition<{ version: string }> = {
  type: 'frame/READY',
  payload: z.object({ version: z.string() }),
}

let page: FakeWindow
let frame: FakeWindow
let host: ChannelHost

/** State of a promise once pending work is done. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'pending'
  promise.then(
    () => {
      state = 'resolved'
    },
    () => {
      state = 'rejected'
    },
  )
  await vi.advanceTimersByTimeAsync(0)
  return state
}

/** The frame sends any data. */
function answer(data: unknown) {
  page.seenBy(frame).postMessage(data, page.origin)
}

function lastRequest(): Envelope {
  return frame.received.at(-1) as Envelope
}

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakeWindow('https://app.example')
  frame = createFakeWindow(frameOrigin)
  host = createChannelHost({ receiver: page, peer: () => frame.seenBy(page), origin: frameOrigin })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  test('carries a random UUID, its type and its payload, and nothing else', () => {
    void host.request(add, { a: 1 })
    void host.request(add, { a: 1 })
    const [first, second] = frame.received as Envelope[]
    expect(first).toEqual({ id: expect.any(String), type: 'app/ADD', payload: { a: 1 } })
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(second?.id).not.toBe(first?.id)
  })

  test('has an id on pages that are not secure, too', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    onTestFinished(() => void vi.unstubAllGlobals())
    void host.request(ping, undefined)
    expect(lastRequest().id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })

  test.each([Number.POSITIVE_INFINITY, 2 ** 31])('waits for its time limit: %d ms', async (timeoutMs) => {
    const sum = host.request(add, { a: 1 }, { timeoutMs })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await stateOf(sum)).toBe('pending')
  })

  test('without payload has none', () => {
    void host.request(ping, undefined)
    expect(Object.keys(lastRequest())).toEqual(['id', 'type'])
  })

  test('resolves with the payload of its success, described keys only', async () => {
    const sum = host.request(add, { a: 1 })
    answer({ id: lastRequest().id, type: 'frame/ADD_SUCCESS', payload: { sum: 3, extra: 'x' } })
    expect(await sum).toEqual({ sum: 3 })
  })

  test('resolves its own promise when replies are received in another order', async () => {
    const sums = [host.request(add, { a: 1 }), host.request(add, { a: 2 })]
    const [first, second] = frame.received as Envelope[]
    answer({ id: second?.id, type: 'frame/ADD_SUCCESS', payload: { sum: 2 } })
    answer({ id: first?.id, type: 'frame/ADD_SUCCESS', payload: { sum: 1 } })
    expect(await Promise.all(sums)).toEqual([{ sum: 1 }, { sum: 2 }])
  })

  test.each([
    [{ message: 'Invalid Otp' }, 'Invalid Otp'],
    [{}, 'An error occurred'],
    [undefined, 'An error occurred'],
    [{ message: { html: '<b>' } }, 'An error occurred'],
    [{ message: 'x'.repeat(21) }, 'An error occurred'],
  ])('rejects with the text of an error %j', async (payload, text) => {
    const sum = host.request(add, { a: 1 })
    answer({ id: lastRequest().id, type: 'frame/ADD_ERROR', payload })
    await expect(sum).rejects.toMatchObject({
      name: 'ChannelError',
      code: 'refused',
      message: text,
      request: 'add',
    })
  })

  test('rejects with the place when its reply breaks the contract', async () => {
    const sum = host.request(add, { a: 1 })
    answer({ id: lastRequest().id, type: 'frame/ADD_SUCCESS', payload: { sum: 'three' } })
    await expect(sum).rejects.toMatchObject({
      code: 'invalid-reply',
      issues: [{ path: 'sum', message: 'Invalid input' }],
    })
  })

  test('that breaks the contract itself is not sent', async () => {
    const wrong = { a: '1' } as unknown as { a: number }
    await expect(host.request(add, wrong)).rejects.toMatchObject({ code: 'invalid-request' })
    expect(frame.received).toEqual([])
  })

  test('rejects when the other side has no window', async () => {
    const alone = createChannelHost({ receiver: page, peer: () => null, origin: frameOrigin })
    await expect(alone.request(add, { a: 1 })).rejects.toMatchObject({ code: 'no-peer' })
  })

  test('is not delivered to a frame that has navigated to another origin', async () => {
    const elsewhere = createFakeWindow('https://evil.example')
    const moved = createChannelHost({
      receiver: page,
      peer: () => elsewhere.seenBy(page),
      origin: frameOrigin,
    })
    const sum = moved.request(add, { a: 1 }, { timeoutMs: 10 })
    expect(elsewhere.received).toEqual([])
    vi.advanceTimersByTime(10)
    await expect(sum).rejects.toMatchObject({ code: 'timeout' })
  })
})

describe('time limits and aborts', () => {
  test('the contract sets the limit', async () => {
    const sum = host.request(add, { a: 1 })
    vi.advanceTimersByTime(29_999)
    expect(await stateOf(sum)).toBe('pending')
    vi.advanceTimersByTime(1)
    await expect(sum).rejects.toMatchObject({ code: 'timeout' })
  })

  test('the caller sets the limit', async () => {
    const sum = host.request(add, { a: 1 }, { timeoutMs: 5 })
    vi.advanceTimersByTime(5)
    await expect(sum).rejects.toMatchObject({ code: 'timeout' })
  })

  test('no limit leaves no timer', () => {
    void host.request(ping, undefined)
    void host.request(add, { a: 1 }, { timeoutMs: Number.POSITIVE_INFINITY })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a signal aborts, and its reason is the cause', async () => {
    const controller = new AbortController()
    const sum = host.request(add, { a: 1 }, { signal: controller.signal })
    controller.abort('view closed')
    await expect(sum).rejects.toMatchObject({ code: 'aborted', cause: 'view closed' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a signal that has fired keeps the request from being sent', async () => {
    await expect(host.request(add, { a: 1 }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    })
    expect(frame.received).toEqual([])
  })

  test('a settled request leaves no timer and no listener on its signal', async () => {
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    const sum = host.request(add, { a: 1 }, { signal: controller.signal })
    answer({ id: lastRequest().id, type: 'frame/ADD_SUCCESS', payload: { sum: 1 } })
    await sum
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function))
  })
})

// T10
describe('forged messages change nothing', () => {
  const good = (id: string | undefined) => ({ id, type: 'frame/ADD_SUCCESS', payload: { sum: 666 } })

  test.each([
    ['another origin', 'https://evil.example:8443'],
    ['a look-alike host', 'https://frame.example.evil.example:8443'],
    ['a prefix of the host', 'https://frame.exampl:8443'],
    ['a subdomain', 'https://a.frame.example:8443'],
    ['plain http', 'http://frame.example:8443'],
    ['another port', 'https://frame.example'],
    ['the opaque origin', 'null'],
    ['no origin', ''],
    ['the page itself', 'https://app.example'],
    ['other letters', 'https://FRAME.example:8443'],
  ])('right window, %s', async (_, origin) => {
    const sum = host.request(add, { a: 1 })
    page.deliver({ data: good(lastRequest().id), origin, source: frame.seenBy(page) })
    expect(await stateOf(sum)).toBe('pending')
  })

  test.each([
    ['a sibling frame of the same origin', () => createFakeWindow(frameOrigin).seenBy(page)],
    ['the page itself', () => page.seenBy(page)],
    ['no window', () => null],
    ['nothing', () => undefined],
  ])('right origin, from %s', async (_, source) => {
    const sum = host.request(add, { a: 1 })
    page.deliver({ data: good(lastRequest().id), origin: frameOrigin, source: source() })
    expect(await stateOf(sum)).toBe('pending')
  })

  test('no window on either side is no match', async () => {
    const heard = vi.fn()
    const alone = createChannelHost({ receiver: page, peer: () => null, origin: frameOrigin })
    alone.on(ready, heard)
    page.deliver({
      data: { type: 'frame/READY', payload: { version: '1' } },
      origin: frameOrigin,
      source: null,
    })
    expect(heard).not.toHaveBeenCalled()
  })

  test.each([
    ['another id', { id: crypto.randomUUID(), type: 'frame/ADD_SUCCESS', payload: { sum: 666 } }],
    ['no id', { type: 'frame/ADD_SUCCESS', payload: { sum: 666 } }],
    ['an id that is no text', { id: 1, type: 'frame/ADD_SUCCESS', payload: { sum: 666 } }],
    ['an endless id', { id: 'x'.repeat(1_000_000), type: 'frame/ADD_SUCCESS', payload: { sum: 666 } }],
    ['text', 'frame/ADD_SUCCESS'],
    ['null', null],
    ['a list', ['frame/ADD_SUCCESS']],
    ['no type', { payload: { sum: 666 } }],
    ['a type that is no text', { type: ['frame/ADD_SUCCESS'] }],
  ])('from the frame, but %s', async (_, data) => {
    const sum = host.request(add, { a: 1 })
    answer(data)
    expect(await stateOf(sum)).toBe('pending')
  })

  test.each(['frame/PING_SUCCESS', 'app/ADD', 'frame/ADD_SUCCESS_', 'ADD_SUCCESS', 'frame/READY'])(
    'the right id with the type %s',
    async (type) => {
      const sum = host.request(add, { a: 1 })
      answer({ ...good(lastRequest().id), type })
      expect(await stateOf(sum)).toBe('pending')
    },
  )

  test('fields that are only inherited do not count', async () => {
    const sum = host.request(add, { a: 1 })
    const data: unknown = Object.create(good(lastRequest().id))
    page.deliver({ data, origin: frameOrigin, source: frame.seenBy(page) })
    expect(await stateOf(sum)).toBe('pending')
  })

  // F23
  test('a reply after the time limit, after an abort, or a second time is ignored', async () => {
    const controller = new AbortController()
    const late = host.request(add, { a: 1 }, { timeoutMs: 5 })
    const aborted = host.request(add, { a: 2 }, { signal: controller.signal })
    const repeated = host.request(add, { a: 3 })
    const ids = (frame.received as Envelope[]).map(({ id }) => id)
    vi.advanceTimersByTime(5)
    controller.abort()
    answer({ id: ids[2], type: 'frame/ADD_SUCCESS', payload: { sum: 3 } })
    for (const id of ids) answer(good(id))
    await expect(late).rejects.toMatchObject({ code: 'timeout' })
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' })
    expect(await repeated).toEqual({ sum: 3 })
  })
})

describe('events', () => {
  test('reach listeners until they stop', () => {
    const heard = vi.fn()
    const stop = host.on(ready, heard)
    answer({ type: 'frame/READY', payload: { version: '4' } })
    stop()
    answer({ type: 'frame/READY', payload: { version: '5' } })
    expect(heard.mock.calls).toEqual([[{ version: '4' }]])
  })

  test('with a payload that breaks the contract are dropped', () => {
    const heard = vi.fn()
    host.on(ready, heard)
    answer({ type: 'frame/READY', payload: { version: 4 } })
    answer({ type: 'frame/READY' })
    expect(heard).not.toHaveBeenCalled()
  })

  test('a listener may stop itself while it is called', () => {
    const heard: string[] = []
    const stop = host.on(ready, () => {
      heard.push('first')
      stop()
    })
    host.on(ready, () => heard.push('second'))
    answer({ type: 'frame/READY', payload: { version: '4' } })
    expect(heard).toEqual(['first', 'second'])
  })

  test('are sent to the exact origin', () => {
    host.send(ready, { version: '1' })
    expect(frame.received).toEqual([{ type: 'frame/READY', payload: { version: '1' } }])
  })
})

describe('destroy', () => {
  test('rejects open requests, removes every listener and timer, and nothing is received after', async () => {
    const heard = vi.fn()
    host.on(ready, heard)
    const open = host.request(add, { a: 1 })
    const { id } = lastRequest()
    host.destroy()
    await expect(open).rejects.toMatchObject({ code: 'destroyed', request: 'add' })
    expect(page.listenerCount).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    answer({ id, type: 'frame/ADD_SUCCESS', payload: { sum: 1 } })
    answer({ type: 'frame/READY', payload: { version: '4' } })
    expect(heard).not.toHaveBeenCalled()
    await expect(host.request(add, { a: 1 })).rejects.toMatchObject({ code: 'destroyed' })
    host.send(ready, { version: '1' })
    expect(frame.received).toHaveLength(1)
  })

  test('can be called again', () => {
    host.destroy()
    expect(() => host.destroy()).not.toThrow()
  })
})

test.each([
  '*',
  '',
  'null',
  '/',
  'frame.example',
  'https://frame.example/',
  'https://frame.example/path',
  'https://frame.example:443',
  'https://user@frame.example',
  'data:text/html,x',
  'https://Frame.example',
])('refuses %j as an origin', (origin) => {
  expect(() => createChannelHost({ receiver: page, peer: () => null, origin })).toThrow(TypeError)
  expect(page.listenerCount).toBe(1)
})

test('refuses the origin that a browser gives all local files', () => {
  class BrowserUrl extends URL {
    override get origin() {
      return this.protocol === 'file:' ? 'file://' : super.origin
    }
  }
  vi.stubGlobal('URL', BrowserUrl)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => createChannelHost({ receiver: page, peer: () => null, origin: 'file://' })).toThrow(TypeError)
})
