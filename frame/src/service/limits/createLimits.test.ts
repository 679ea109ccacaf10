import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import type { Database } from '../../database/Database.ts'
import { migrate } from '../../database/migrate.ts'
import { serviceMigrations } from '../migrations.ts'
import { createLimits, type Limit } from './createLimits.ts'

const limit: Limit = { name: 'mail', most: 2, windowMs: 60_000 }
let database: Database

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  database = createSqliteDatabase({ file: ':memory:' })
  await migrate(database, serviceMigrations)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

const passTime = (ms: number) => void vi.setSystemTime(Date.now() + ms)

// T29
test('more than the limit have to wait for the end of its window', async () => {
  const { spend } = createLimits({ database, secret: 'secret' })
  expect(await spend(limit, 'alice')).toBeUndefined()
  passTime(10_000)
  expect(await spend(limit, 'alice')).toBeUndefined()
  expect(await spend(limit, 'alice')).toBe(50_000)
  passTime(49_999)
  expect(await spend(limit, 'alice')).toBe(1)
  passTime(1)
  expect(await spend(limit, 'alice')).toBeUndefined()
})

// T29
test('each subject and each limit has a count of its own, which all of a database share', async () => {
  const [one, other] = [1, 2].map(() => createLimits({ database, secret: 'secret' }))
  const counts = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other)?.spend(limit, 'alice')),
  )
  expect(counts.filter((wait) => wait === undefined)).toHaveLength(2)
  expect(await one?.spend(limit, 'bob')).toBeUndefined()
  expect(await one?.spend({ ...limit, name: 'login' }, 'alice')).toBeUndefined()
})

test('counts that have ended are forgotten, and name nobody', async () => {
  const { spend } = createLimits({ database, secret: 'secret' })
  await spend(limit, 'alice@mail.example')
  const [row] = await database.query('SELECT * FROM counts')
  expect(JSON.stringify(row)).not.toContain('alice')
  passTime(60_000)
  await spend(limit, 'bob@mail.example')
  expect(await database.query('SELECT * FROM counts')).toHaveLength(1)
})
