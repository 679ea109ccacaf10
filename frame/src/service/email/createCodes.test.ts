import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import type { Database } from '../../database/Database.ts'
import { migrate } from '../../database/migrate.ts'
import { serviceMigrations } from '../migrations.ts'
import { type CodeKey, type Codes, createCodes } from './createCodes.ts'

const key: CodeKey = { sessionId: 'one', purpose: 'login', email: 'alice@mail.example' }
const expired = { status: 410, message: 'Code expired. Request a new one.' }
const wrong = { status: 401, message: 'Invalid code. Try again.' }
const tooMany = { status: 429, message: 'Too many wrong codes. Request a new one.' }

let database: Database
let codes: Codes

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  database = createSqliteDatabase({ file: ':memory:' })
  await migrate(database, serviceMigrations)
  codes = createCodes({ database, secret: 'secret' })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const passTime = (ms: number) => void vi.setSystemTime(Date.now() + ms)

test('a code has six digits, also where its number is small, and works once', async () => {
  const issued = await Promise.all(
    Array.from({ length: 200 }, (_, at) => codes.issue({ ...key, sessionId: `${at}` })),
  )
  for (const code of issued) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(issued).size).toBeGreaterThan(190)
  const code = await codes.issue(key)
  await codes.redeem(key, code)
  await expect(codes.redeem(key, code)).rejects.toMatchObject(expired)
})

// T29
test('five tries are compared, and no more, even with the right code', async () => {
  const code = await codes.issue(key)
  for (let tries = 0; tries < 4; tries += 1)
    await expect(codes.redeem(key, otherThan(code))).rejects.toMatchObject(wrong)
  await codes.redeem(key, code)

  const next = await codes.issue(key)
  for (let tries = 0; tries < 5; tries += 1)
    await expect(codes.redeem(key, otherThan(next))).rejects.toMatchObject(wrong)
  await expect(codes.redeem(key, next)).rejects.toMatchObject(tooMany)
  // A new one counts anew, and the one before is worth nothing.
  const last = await codes.issue(key)
  if (last !== next) await expect(codes.redeem(key, next)).rejects.toMatchObject(wrong)
  await codes.redeem(key, last)
})

// T29
test('tries at the same time are tries, too, and of right ones one is taken', async () => {
  const code = await codes.issue(key)
  const guesses = await Promise.allSettled(
    Array.from({ length: 20 }, () => codes.redeem(key, otherThan(code))),
  )
  const reasons = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.status : 'taken'))
  expect(reasons.filter((status) => status === 401)).toHaveLength(5)
  expect(reasons.filter((status) => status === 429)).toHaveLength(15)

  const again = await codes.issue(key)
  const redeemed = await Promise.allSettled([codes.redeem(key, again), codes.redeem(key, again)])
  expect(redeemed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

// T11
test.each<Partial<CodeKey>>([{ sessionId: 'two' }, { purpose: 'primary' }, { email: 'bob@mail.example' }])(
  'a code is for one session, purpose and address: not for %o',
  async (other) => {
    const code = await codes.issue(key)
    await expect(codes.redeem({ ...key, ...other }, code)).rejects.toMatchObject(expired)
    await codes.redeem(key, code)
  },
)

test('a code is valid for ten minutes, or as long as the operator says, and is forgotten then', async () => {
  const code = await codes.issue(key)
  passTime(10 * 60_000 - 1)
  const short = await codes.issue({ ...key, sessionId: 'two' }, { lifetimeMs: 1_000 })
  passTime(1)
  await expect(codes.redeem(key, code)).rejects.toMatchObject(expired)
  passTime(999)
  await expect(codes.redeem({ ...key, sessionId: 'two' }, short)).rejects.toMatchObject(expired)
  await codes.issue({ ...key, sessionId: 'three' })
  expect(await database.query('SELECT key FROM codes')).toHaveLength(1)
})

test('a secret of another operator finds no code', async () => {
  const code = await codes.issue(key)
  const other = createCodes({ database, secret: 'other' })
  await expect(other.redeem(key, code)).rejects.toMatchObject(expired)
})
