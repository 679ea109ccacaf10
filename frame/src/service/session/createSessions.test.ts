import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import type { Database } from '../../database/Database.ts'
import { migrate } from '../../database/migrate.ts'
import { serviceMigrations } from '../migrations.ts'
import { countSessions } from './countSessions.ts'
import { createSessionList, listedId } from './createSessionList.ts'
import { createSessions, type Sessions } from './createSessions.ts'

const minute = 60_000
const day = 86_400_000
const device = 'd'.repeat(32)
let database: Database
let sessions: Sessions

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  database = createSqliteDatabase({ file: ':memory:' })
  await migrate(database, serviceMigrations)
  sessions = createSessions(database)
  await database.query(
    "INSERT INTO users (id, email, user_name, created_at) VALUES ('alice', NULL, NULL, 0), ('bob', NULL, NULL, 0)",
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

const passTime = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const count = async (table: string) => {
  const [row] = await database.query(`SELECT count(*) AS n FROM ${table}`)
  return Number(row?.n)
}

async function logIn(user = 'alice') {
  const visit = sessions.create({ device })
  await sessions.keep(visit)
  return sessions.logIn(visit, user, 'Firefox')
}

test('a session keeps a device that is one of ours, and gets another in the place of any other', () => {
  expect(sessions.create({ device })).toMatchObject({
    device,
    userId: undefined,
    chainId: 1,
    preferredAccountType: 'eoa',
    loggedInAt: undefined,
    waitCount: 0,
  })
  for (const foreign of [undefined, '', 'd'.repeat(31), 'd'.repeat(33), `${'d'.repeat(31)} `]) {
    const { device: made } = sessions.create({ device: foreign })
    expect(made).toMatch(/^[\w-]{32}$/)
    expect(made).not.toBe(foreign)
  }
})

test('a session is read as it was written, and each change of it', async () => {
  const { session } = await logIn()
  expect(await sessions.find(session.id)).toEqual({ ...session, loggedInAt: Date.now() })
  const change = {
    chainId: 'solana:1',
    preferredAccountType: 'smartAccount',
    pendingEmail: 'a@b.example',
    newEmail: 'c@d.example',
  } as const
  await sessions.update(session.id, change)
  expect(await sessions.find(session.id)).toEqual({ ...session, ...change })
  await sessions.update(session.id, { chainId: 10, pendingEmail: undefined })
  expect(await sessions.find(session.id)).toMatchObject({ chainId: 10, pendingEmail: undefined })
  await sessions.cancelWaits(session.id)
  expect((await sessions.find(session.id))?.waitCount).toBe(1)
  const visit = sessions.create({ device, chainId: 'x1' })
  await sessions.keep(visit)
  expect(await sessions.find(visit.id)).toEqual(visit)
  for (const chainId of ['1x', 'x1']) {
    await sessions.update(visit.id, { chainId })
    expect((await sessions.find(visit.id))?.chainId).toBe(chainId)
  }
})

// T11
test('a token is replaced when it is fifteen minutes old, works for a minute more, and ends the session after', async () => {
  const { session, token } = await logIn()
  passTime(15 * minute - 1)
  expect(await sessions.open(token)).toMatchObject({ session: { id: session.id }, token: undefined })
  passTime(1)
  const opened = await sessions.open(token)
  expect(opened?.token).toMatch(/^[\w-]{43}$/)
  expect(opened?.token).not.toBe(token)
  passTime(minute - 1)
  expect(await sessions.open(token)).toMatchObject({ session: { id: session.id }, token: undefined })
  expect(await sessions.open(opened?.token ?? '')).toMatchObject({ token: undefined })
  passTime(1)
  expect(await sessions.open(token)).toBeUndefined()
  expect(await sessions.open(opened?.token ?? '')).toBeUndefined()
  expect([await count('sessions'), await count('session_tokens')]).toEqual([0, 0])
})

test('a session lives for thirty days after its last new token, a visit for one', async () => {
  const { session, token } = await logIn()
  passTime(20 * day)
  const next = (await sessions.open(token))?.token ?? ''
  passTime(30 * day - 1)
  expect(await sessions.find(session.id)).toBeDefined()
  expect(await sessions.open(next)).toBeDefined()
  const visit = sessions.create({ device })
  const visitToken = await sessions.keep(visit)
  passTime(day)
  expect(await sessions.find(visit.id)).toBeUndefined()
  expect(await sessions.open(visitToken)).toBeUndefined()
  passTime(30 * day)
  // Expired ones are forgotten at the next visit.
  await sessions.keep(sessions.create({ device }))
  expect([await count('sessions'), await count('session_tokens')]).toEqual([1, 1])
})

// T11
test('a login ends the session before it, and all its tokens', async () => {
  const visit = sessions.create({ device })
  const before = await sessions.keep(visit)
  await sessions.update(visit.id, { chainId: 10, pendingEmail: 'a@b.example', newEmail: 'c@d.example' })
  const found = await sessions.find(visit.id)
  if (!found) throw new Error('The session was not kept')
  const { session, token } = await sessions.logIn(found, 'alice', 'Firefox')
  expect(session).toEqual({
    ...{ id: expect.any(String), device, userId: 'alice', chainId: 10, preferredAccountType: 'eoa' },
    ...{ pendingEmail: undefined, newEmail: undefined, loggedInAt: Date.now(), waitCount: 0 },
  })
  expect(session.id).not.toBe(visit.id)
  expect(await sessions.open(before)).toBeUndefined()
  expect(await sessions.find(visit.id)).toBeUndefined()
  expect(await sessions.open(token)).toEqual({ session, token: undefined })
  expect(await count('session_tokens')).toBe(1)
})

// T11
test('a token to resume by is no cookie, and ends with the next one, with the session, or with its time', async () => {
  const { session, token } = await logIn()
  const first = await sessions.issueResumeToken(session)
  expect(await sessions.open(first)).toBeUndefined()
  expect(await sessions.resume(token)).toBeUndefined()
  const resumed = await sessions.resume(first)
  expect(resumed?.session).toEqual(session)
  expect((await sessions.open(resumed?.token ?? ''))?.session).toEqual(session)
  // The cookie that there was stays.
  expect((await sessions.open(token))?.session).toEqual(session)
  const second = await sessions.issueResumeToken(session)
  expect(await sessions.resume(first)).toBeUndefined()
  passTime(30 * day)
  expect(await sessions.resume(second)).toBeUndefined()
  await sessions.end(session.id)
  expect([await count('sessions'), await count('session_tokens')]).toEqual([0, 0])
})

test('all sessions end at once', async () => {
  const { token } = await logIn()
  await logIn('bob')
  await sessions.endAll()
  expect(await sessions.open(token)).toBeUndefined()
  expect([await count('sessions'), await count('session_tokens')]).toEqual([0, 0])
})

test('a user sees their own sessions, the last used first, and ends those of theirs that they name', async () => {
  const list = createSessionList(database)
  const first = await logIn()
  passTime(minute)
  const second = await logIn()
  const bobs = await logIn('bob')
  expect(await countSessions(database)).toBe(3)
  await list.describe(first.session.id, { hostOrigin: 'https://app.example', setId: 'set' })
  expect(await list.read('alice')).toEqual([
    {
      ...{ id: listedId(second.session.id), browser: 'Firefox', usedAt: Date.now() },
      ...{ hostOrigin: undefined, setId: undefined },
    },
    {
      ...{ id: listedId(first.session.id), browser: 'Firefox', usedAt: Date.now() - minute },
      ...{ hostOrigin: 'https://app.example', setId: 'set' },
    },
  ])
  await list.end('alice', [listedId(first.session.id), listedId(bobs.session.id)])
  expect(await sessions.open(first.token)).toBeUndefined()
  expect(await sessions.open(second.token)).toBeDefined()
  expect(await sessions.open(bobs.token)).toBeDefined()
  await list.end('alice')
  expect(await sessions.open(second.token)).toBeUndefined()
  expect(await sessions.open(bobs.token)).toBeDefined()
  expect([await count('sessions'), await count('session_tokens')]).toEqual([1, 1])
  passTime(30 * day)
  expect(await list.read('bob')).toEqual([])
  expect(await countSessions(database)).toBe(0)
})
