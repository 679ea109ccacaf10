import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { migrate } from '../database/migrate.ts'
import { toHmacKey } from '../sealing/keptSecrets.ts'
import { auditMigration, createAuditLog } from './createAuditLog.ts'

async function newLog(entries: number) {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  await migrate(database, [auditMigration])
  const key = await toHmacKey(new Uint8Array(32).fill(7))
  const log = createAuditLog({ database, key, now: () => 1_700_000_000_000 })
  for (let entry = 1; entry <= entries; entry += 1)
    await log.append({ event: 'share.stored', subject: `account-${entry}` })
  return { database, key, log }
}

test('a log that nobody changed is intact, and continues', async () => {
  const { log, database } = await newLog(0)
  expect(await log.check()).toEqual({ isIntact: true, head: { count: 0, hash: '' } })
  await Promise.all(
    Array.from({ length: 20 }, (_, entry) => log.append({ event: 'login', subject: `${entry}` })),
  )
  const checked = await log.check()
  expect(checked).toMatchObject({ isIntact: true, head: { count: 20 } })
  await database.transaction((queries) => log.append({ event: 'login', subject: 'a' }, queries))
  expect(await log.check(checked.isIntact ? checked.head : undefined)).toMatchObject({ isIntact: true })
})

test('a change that is not committed leaves no entry', async () => {
  const { log, database } = await newLog(2)
  const refused = database.transaction(async (queries) => {
    await log.append({ event: 'login', subject: 'a' }, queries)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await log.check()).toMatchObject({ isIntact: true, head: { count: 2 } })
})

test.each([
  [3, `UPDATE audit_log SET subject = 'other' WHERE entry_count = 3`],
  [3, `UPDATE audit_log SET event = 'login' WHERE entry_count = 3`],
  [3, 'UPDATE audit_log SET recorded_at = 0 WHERE entry_count = 3'],
  [3, 'DELETE FROM audit_log WHERE entry_count = 3'],
  [5, 'DELETE FROM audit_log WHERE entry_count = 5'],
  [1, 'DELETE FROM audit_log'],
  [6, `UPDATE audit_head SET hash = 'other'`],
  [6, `UPDATE audit_head SET entry_count = 6`],
])('shows entry %i, where it was changed: %s', async (brokenAt, statement) => {
  const { log, database } = await newLog(5)
  await database.query(statement)
  expect(await log.check()).toEqual({ isIntact: false, brokenAt })
})

test('shows a log whose end was cut off, or which was written anew, by a head that was noted', async () => {
  const { log, database } = await newLog(5)
  const noted = await log.check()
  const head = noted.isIntact ? noted.head : expect.unreachable()
  const [fourth] = await database.query('SELECT hash FROM audit_log WHERE entry_count = 4')
  await database.query('DELETE FROM audit_log WHERE entry_count = 5')
  await database.query('UPDATE audit_head SET entry_count = 4, hash = $1', [fourth?.hash ?? null])
  expect(await log.check()).toMatchObject({ isIntact: true })
  expect(await log.check(head)).toEqual({ isIntact: false, brokenAt: 5 })
  await log.append({ event: 'login', subject: 'other' })
  expect(await log.check(head)).toEqual({ isIntact: false, brokenAt: 5 })
})

test('nobody continues the chain without its key', async () => {
  const { log, database } = await newLog(2)
  const forger = createAuditLog({ database, key: await toHmacKey(new Uint8Array(32)) })
  await forger.append({ event: 'login', subject: 'a' })
  expect(await log.check()).toEqual({ isIntact: false, brokenAt: 3 })
})

test('a subject that could be an address or text is refused', async () => {
  const { log } = await newLog(0)
  for (const subject of ['alice@example.com', 'a b', 'a'.repeat(65)])
    await expect(log.append({ event: 'login', subject })).rejects.toThrow(TypeError)
  await expect(log.append({ event: 'Code 123456', subject: 'a' })).rejects.toThrow(TypeError)
})
