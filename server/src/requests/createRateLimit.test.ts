import { expect, test } from 'vitest'
import { addressKey } from './addressKey.ts'
import { createRateLimit } from './createRateLimit.ts'

test('counts per key and minute', () => {
  const limit = createRateLimit({ limit: 2, maxEntries: 10 })
  expect(limit.count('a', 0)).toBeUndefined()
  expect(limit.count('a', 1_000)).toBeUndefined()
  expect(limit.count('a', 2_000)).toBe(58)
  expect(limit.count('b', 2_000)).toBeUndefined()
  expect(limit.count('a', 60_000)).toBeUndefined()
})

test('forgets the keys that were seen longest ago', () => {
  const limit = createRateLimit({ limit: 1, maxEntries: 2 })
  limit.count('a', 0)
  limit.count('b', 0)
  limit.count('a', 1)
  limit.count('c', 2)
  expect(limit.count('a', 3)).toBe(60)
  expect(limit.count('b', 3)).toBeUndefined()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
