import { expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { migrate } from '../database/migrate.ts'
import { createHealth } from './createHealth.ts'
import { databaseParts } from './databaseParts.ts'
import { withHealth } from './withHealth.ts'

const ask = (health: ReturnType<typeof createHealth>, path = '/health') =>
  withHealth(() => new Response('other'), health)(new Request(`http://localhost${path}`), {})

test('a part that fails or does not answer makes it 503, without a reason', async () => {
  const health = createHealth({
    lateMs: 5,
    parts: {
      database: async () => 'ok',
      mail: async () => 'printed',
      keeper: () => Promise.reject(new Error('alice@mail.example')),
      slow: () => new Promise(() => {}),
    },
  })
  const reply = await ask(health)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toEqual({
    status: 'failing',
    parts: { database: 'ok', mail: 'printed', keeper: 'failing', slow: 'failing' },
  })
  expect(await (await ask(health, '/healthy')).text()).toBe('other')
})

test('many who ask at the same time are one question, and the next second brings another', async () => {
  vi.useFakeTimers()
  const database = vi.fn(async () => 'ok')
  const health = createHealth({ keepMs: 1_000, parts: { database } })
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask(health)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(database).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1_000)
  await ask(health)
  expect(database).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a database of another version, or that is closed, is failing', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const first = ['CREATE TABLE a (id TEXT)']
  await migrate(database, [first])
  const read = async (versions: number) =>
    (
      await createHealth({
        parts: databaseParts(
          database,
          Array.from({ length: versions }, () => first),
        ),
      }).read()
    ).parts
  expect(await read(1)).toEqual({ database: 'ok', migrations: 'ok' })
  expect(await read(2)).toEqual({ database: 'ok', migrations: 'failing' })
  await database.close()
  expect(await read(1)).toEqual({ database: 'failing', migrations: 'failing' })
})
