import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../test/testPage.test.helper.ts'
import { createTimedCache } from './createTimedCache.ts'

const key = '@appkit/test_cache'
const options = {
  key,
  life: 30_000,
  isEntry: (value: object): value is { name: string } => 'name' in value && typeof value.name === 'string',
}

describe('a timed cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps entries exactly as long as they are good, and drops them after', () => {
    const storage = createMemoryStorage()
    const cache = createTimedCache(storage, options)
    cache.set('a', { name: 'A' })
    vi.setSystemTime(1_030_000)
    expect(cache.get('a')).toEqual({ name: 'A', timestamp: 1_000_000 })
    cache.set('b', { name: 'B' })
    vi.setSystemTime(1_030_001)
    expect(cache.get('a')).toBeUndefined()
    cache.set('b', { name: 'B' })
    expect(Object.keys(JSON.parse(storage.getItem(key) ?? ''))).toEqual(['b'])
  })

  it('drops entries from the future', () => {
    const cache = createTimedCache(createMemoryStorage(), options)
    cache.set('a', { name: 'A' })
    vi.setSystemTime(999_999)
    expect(cache.get('a')).toBeUndefined()
  })

  it.each([
    '{',
    '[]',
    'null',
    '"text"',
    '{"a":null}',
    '{"a":{"timestamp":1000000}}',
    '{"a":{"name":1,"timestamp":1000000}}',
    '{"a":{"name":"A","timestamp":"now"}}',
    '{"a":{"name":"A","timestamp":"1000000"}}',
  ])('takes %s for empty', (text) => {
    const cache = createTimedCache(createMemoryStorage({ [key]: text }), options)
    expect(cache.get('a')).toBeUndefined()
    cache.set('b', { name: 'B' })
    expect(cache.get('b')).toMatchObject({ name: 'B' })
  })

  it('knows own entries only', () => {
    const cache = createTimedCache(createMemoryStorage(), options)
    expect(cache.get('toString')).toBeUndefined()
    cache.set('__proto__', { name: 'P' })
    expect(Object.prototype).not.toHaveProperty('name')
  })
})
