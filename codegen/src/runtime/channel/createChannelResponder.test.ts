import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createFakeWindow, type FakeWindow } from '../../testing/fakeWindow.ts'
import type { Envelope, RequestDefinition } from './channelMessage.ts'
import { type ChannelResponder, createChannelResponder } from './createChannelResponder.ts'

const appOrigin = 'https://app.example'

const add: RequestDefinition<{ a: number }, { sum: number }> = {
  name: 'add',
  request: { type: 'app/ADD', payload: z.object({ a: z.number() }) },
  success: { type: 'frame/ADD_SUCCESS', payload: z.object({ sum: z.number() }) },
  error: {
    type: 'frame/ADD_ERROR',
    payload: z.object({ message: z.optional(z.string().check(z.maxLength(20))) }),
  },
}

const handler = vi.fn((payload: { a: number }): { sum: number } | Promise<{ sum: number }> => ({
  sum: payload.a + 1,
}))

let page: FakeWindow
let frame: FakeWindow
let responder: ChannelResponder

function ask(data: unknown) {
  frame.seenBy(page).postMessage(data, frame.origin)
}

/** A promise to settle from outside. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

/** Resolves once pending work is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  handler.mockReset()
  handler.mockImplementation(({ a }) => ({ sum: a + 1 }))
  page = createFakeWindow(appOrigin)
  frame = createFakeWindow('https://frame.example')
  responder = createChannelResponder({ receiver: frame, peer: () => page.seenBy(frame), origin: appOrigin })
  responder.answer({ definition: add, handler })
})

test('replies with the id of the request', async () => {
  ask({ id: 'x1', type: 'app/ADD', payload: { a: 1 } })
  await vi.waitFor(() =>
    expect(page.received).toEqual([{ id: 'x1', type: 'frame/ADD_SUCCESS', payload: { sum: 2 } }]),
  )
})

test('replies to a payload that breaks the contract with an error; no handler is called', async () => {
  ask({ id: 'x1', type: 'app/ADD', payload: { a: '1' } })
  const message = 'Invalid input'
  await vi.waitFor(() =>
    expect(page.received).toEqual([{ id: 'x1', type: 'frame/ADD_ERROR', payload: { message } }]),
  )
  expect(handler).not.toHaveBeenCalled()
})

test.each([
  [new Error('No such user'), { message: 'No such user' }],
  ['a string', { message: 'An error occurred' }],
  [new Error('x'.repeat(21)), undefined],
])('replies with an error when a handler throws', async (thrown, payload) => {
  handler.mockImplementation(() => {
    throw thrown
  })
  ask({ id: 'x1', type: 'app/ADD', payload: { a: 1 } })
  await vi.waitFor(() =>
    expect(page.received).toEqual([{ id: 'x1', type: 'frame/ADD_ERROR', ...(payload && { payload }) }]),
  )
})

test('a second request with the id of an open one is ignored', async () => {
  const { promise, resolve } = later<{ sum: number }>()
  handler.mockImplementation(() => promise)
  ask({ id: 'x1', type: 'app/ADD', payload: { a: 1 } })
  ask({ id: 'x1', type: 'app/ADD', payload: { a: 2 } })
  resolve({ sum: 5 })
  await settled()
  expect(page.received).toHaveLength(1)
  expect(handler).toHaveBeenCalledTimes(1)
})

describe('ignores', () => {
  test.each([
    ['another origin', 'https://evil.example', () => page.seenBy(frame)],
    ['a look-alike', 'https://app.example.evil.example', () => page.seenBy(frame)],
    ['the opaque origin', 'null', () => page.seenBy(frame)],
    ['another window of the right origin', appOrigin, () => createFakeWindow(appOrigin).seenBy(frame)],
    ['no window', appOrigin, () => null],
  ])('%s', async (_, origin, source) => {
    frame.deliver({ data: { id: 'x1', type: 'app/ADD', payload: { a: 1 } }, origin, source: source() })
    await settled()
    expect(handler).not.toHaveBeenCalled()
    expect(page.received).toEqual([])
  })

  test.each([
    ['no id', { type: 'app/ADD', payload: { a: 1 } }],
    ['an unknown type', { id: 'x1', type: 'app/OTHER', payload: { a: 1 } }],
    ['no object', 'app/ADD'],
  ])('%s', async (_, data) => {
    ask(data)
    await settled()
    expect(handler).not.toHaveBeenCalled()
    expect(page.received).toEqual([])
  })
})

test('destroy ends handlers, sends no more replies and removes the listener', async () => {
  const aborted = vi.fn()
  const { promise, resolve } = later<{ sum: number }>()
  responder.answer({
    definition: add,
    handler: (_payload, { signal }) => {
      signal.addEventListener('abort', aborted)
      return promise
    },
  })
  ask({ id: 'x1', type: 'app/ADD', payload: { a: 1 } } satisfies Envelope)
  responder.destroy()
  resolve({ sum: 1 })
  await settled()
  expect(aborted).toHaveBeenCalledTimes(1)
  expect(page.received).toEqual([])
  expect(frame.listenerCount).toBe(0)
})
