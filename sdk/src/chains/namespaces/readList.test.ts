import { describe, expect, it } from 'vitest'
import { createHostileValue } from '../../test/hostileValue.test.helper.ts'
import { readList } from './readList.ts'

// T16, F16
describe('readList', () => {
  it('copies a list of up to 1,000 elements', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => index)
    expect(readList(list)).toEqual(list)
    expect(readList(list)).not.toBe(list)
    expect(readList([...list, 1_000])).toBeUndefined()
  })

  it('reads by index, so that an iterator without an end is not run', () => {
    const list = Object.assign(['a'], {
      *[Symbol.iterator]() {
        for (;;) yield 'b'
      },
    })
    expect(readList(list)).toEqual(['a'])
  })

  it.each([[undefined], [null], ['list'], [{ length: 1, 0: 'a' }], [createHostileValue()]])(
    'refuses what is no list',
    (value) => {
      expect(readList(value)).toBeUndefined()
    },
  )

  it('refuses a list that cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(readList(proxy)).toBeUndefined()
    expect(
      readList(Object.defineProperty([1], 0, { get: () => createHostileValue() as never })),
    ).toHaveLength(1)
  })
})
