import { expect, test } from 'vitest'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { createSharedRateLimit } from './createSharedRateLimit.ts'

const settings = { name: 'attempts', secret: 'secret', limit: 3, maxEntries: 10 }

test('servers that share a store share its limits, per key, name and minute', async () => {
  const store = createSqliteStore({ file: ':memory:' })
  const [one, two] = [
    createSharedRateLimit({ ...settings, store }),
    createSharedRateLimit({ ...settings, store }),
  ]
  expect(await one.count('a', 0)).toBeUndefined()
  expect(await two.count('a', 1_000)).toBeUndefined()
  expect(await one.count('a', 2_000)).toBeUndefined()
  expect(await two.count('a', 3_000)).toBe(57)
  expect(await two.count('b', 3_000)).toBeUndefined()
  const other = createSharedRateLimit({ ...settings, name: 'sessions', store })
  expect(await other.count('a', 3_000)).toBeUndefined()
  expect(await two.count('a', 61_000)).toBeUndefined()
})

test('a flood ends in the process, and keys are hashed', async () => {
  const keys: string[] = []
  const limit = createSharedRateLimit({
    ...settings,
    store: {
      async countEvent(key) {
        keys.push(key)
        return { count: 1, endsAt: 60_000 }
      },
    },
  })
  for (let count = 0; count < 100; count += 1) await limit.count('192.0.2.1', 0)
  expect(keys).toHaveLength(3)
  expect(keys.join()).not.toContain('192.0.2.1')
})

test('with a store that cannot count, the limit holds per process', async () => {
  const limit = createSharedRateLimit({ ...settings, limit: 1, store: {} })
  expect(await limit.count('a', 0)).toBeUndefined()
  expect(await limit.count('a', 0)).toBe(60)
})
