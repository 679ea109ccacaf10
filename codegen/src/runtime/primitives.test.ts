import { describe, expect, it, vi } from 'vitest'
import { cancelBody } from './cancelBody.ts'
import { escapeForRegExp } from './escapeForRegExp.ts'
import { isRecord } from './isRecord.ts'
import { ownValue } from './ownValue.ts'
import { pathLiteral, pathOf } from './pathLiteral.ts'
import { readCapped } from './readCapped.ts'
import { startTimer } from './startTimer.ts'

/** A message whose body has these chunks; counts how far it was read. */
function createMessage(chunks: readonly number[], contentLength?: string) {
  let pulled = 0
  const cancel = vi.fn()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const size = chunks[pulled]
        pulled += 1
        if (size === undefined) controller.close()
        else controller.enqueue(new Uint8Array(size).fill(pulled))
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  const headers = new Headers(contentLength === undefined ? {} : { 'content-length': contentLength })
  return { message: { headers, body }, cancel, pulled: () => pulled }
}

// F3
describe('a body that is read up to a limit', () => {
  it('is whole where it is short enough', async () => {
    expect(await readCapped(createMessage([2, 1, 3]).message, 6)).toEqual(Uint8Array.of(1, 1, 2, 3, 3, 3))
    expect(await readCapped(createMessage([]).message, 0)).toEqual(new Uint8Array())
    expect(await readCapped({ headers: new Headers(), body: null }, 6)).toEqual(new Uint8Array())
  })

  it('is cancelled where it turns out to be longer', async () => {
    const { message, cancel, pulled } = createMessage([4, 3, 9])
    expect(await readCapped(message, 6)).toBeUndefined()
    expect(pulled()).toBe(2)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('is not read where it is announced as longer', async () => {
    const { message, cancel, pulled } = createMessage([1], '7')
    expect(await readCapped(message, 6)).toBeUndefined()
    expect(pulled()).toBe(0)
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(await readCapped({ headers: message.headers, body: null }, 6)).toBeUndefined()
  })

  it('is read where it is announced as just short enough, or wrongly', async () => {
    for (const announced of ['6', '0', 'many', '-1'])
      expect(await readCapped(createMessage([6], announced).message, 6)).toHaveLength(6)
  })

  it('may fail to be cancelled', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const stuck = () => new ReadableStream({ cancel: () => Promise.reject(new Error('no')) })
    cancelBody(stuck())
    cancelBody(null)
    cancelBody(undefined)
    await readCapped({ headers: new Headers({ 'content-length': '7' }), body: stuck() }, 6)
    const { message } = createMessage([7])
    message.body.cancel = () => Promise.reject(new Error('no'))
    await readCapped(message, 6)
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('a path template', () => {
  it.each([
    ['/a/{id}', '/a/{id}'],
    ['/a?b={c}', '/a'],
    ['/a#b', '/a'],
    ['/a/{b?c#d}/e?f#g', '/a/{b?c#d}/e'],
    ['?a', ''],
    ['/a\n?b', '/a\n'],
    ['/a?b\nc', '/a'],
  ])('%j has the path %j', (template, path) => {
    expect(pathOf(template)).toBe(path)
  })

  it.each([
    ['/a.b', '/a\\.b'],
    ['/ä b', '/%C3%A4%20b'],
    ['/a"<>`b', '/a%22%3C%3E%60b'],
    ['/a%20b~!', '/a%20b~!'],
    ['/🌞', '/%F0%9F%8C%9E'],
  ])('has %s between its parameters as %s', (text, source) => {
    expect(pathLiteral(text)).toBe(source)
  })

  it('escapes every sign of a regular expression', () => {
    const signs = '.*+?^$(){}|[]\\'
    expect(escapeForRegExp(`a${signs}-/`)).toBe(`a${[...signs].map((sign) => `\\${sign}`).join('')}-/`)
  })
})

it('a record is an object with keys', () => {
  expect([{}, Object.create(null), new Date()].map(isRecord)).toEqual([true, true, true])
  expect([null, undefined, [], 'a', 1, () => 0].map(isRecord)).toEqual(Array(6).fill(false))
})

it('an own value is not inherited', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1)
  expect(ownValue(['x'], '0')).toBe('x')
  for (const input of [{}, Object.create({ a: 1 }), null, undefined, 'a', Object.assign(() => 0, { a: 1 })])
    expect(ownValue(input, 'a')).toBeUndefined()
  expect(ownValue({}, 'toString')).toBeUndefined()
})

it('a timer is infinite where it is longer than timers can wait', () => {
  vi.useFakeTimers()
  const callback = vi.fn()
  expect(startTimer(callback, 2 ** 31)).toBeUndefined()
  expect(startTimer(callback, 2 ** 31 - 1)).toBeDefined()
  startTimer(callback, 5)
  vi.advanceTimersByTime(5)
  vi.useRealTimers()
  expect(callback).toHaveBeenCalledTimes(1)
})
