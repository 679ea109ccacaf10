import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { createTestService, giveKey, hostOrigin, logIn } from '../../test/testService.test.helper.ts'
import { serviceTables } from '../migrations.ts'

const email = 'alice@mail.example'
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open(policy = {}) {
  const database = createSqliteDatabase({ file: ':memory:' })
  const service = await createTestService({ database, policy })
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  await giveKey(browser)
  return { database, service, browser }
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

test.each([
  ['/logins/confirm', { id: 'google:1' }],
  ['/logins/remove', { id: 'google:1' }],
  ['/export/start', {}],
  ['/export/finish', {}],
  ['/account/delete', {}],
  ['/social/finish', { uri: 'https://wallet.app.example/callback?state=1', links: true }],
  ['/shares/put', { ...replacement(), replaces: true }],
])('%s needs a login of the last ten minutes', async (path, body) => {
  const { browser } = await open()
  pass(11 * minute)
  expect(await browser.call(path, body)).toMatchObject({ status: 403, body: { code: 'LOGIN_NEEDED' } })
  expect((await browser.call('/overview')).body).toMatchObject({ isFresh: false })
})

test('a share of the same key needs no other login', async () => {
  const { browser } = await open()
  pass(11 * minute)
  const reply = await browser.call('/shares/put', replacement())
  // Refused for the key, not for the login.
  expect(reply).toMatchObject({ status: 409 })
  expect(reply.body.code).toBeUndefined()
})

test('sessions are listed with app and browser, and are ended by their user alone', async () => {
  const { service, browser } = await open()
  await browser.call('/sessions/keep', { hostOrigin, setId: 'AAAAAAAAAAAAAAAAAAAAAA' })
  const other = service.openBrowser()
  await logIn(service, other, email)
  const stranger = service.openBrowser()
  await logIn(service, stranger, 'mallory@mail.example')
  const { sessions } = (await other.call('/overview')).body as {
    readonly sessions: readonly { readonly id: string; readonly isCurrent: boolean }[]
  }
  expect(sessions).toHaveLength(2)
  const [first] = sessions.filter(({ isCurrent }) => !isCurrent)
  expect(first).toMatchObject({ hostOrigin, setId: 'AAAAAAAAAAAAAAAAAAAAAA' })

  await stranger.call('/sessions/end', { ids: [first?.id] })
  expect((await browser.call('/status')).body).toMatchObject({ isConnected: true })
  await other.call('/sessions/end', { ids: [first?.id] })
  expect((await browser.call('/status')).body).toMatchObject({ isConnected: false })
  expect((await other.call('/status')).body).toMatchObject({ isConnected: true })
})

test('a session is kept for pages that may embed the frame only', async () => {
  const { browser } = await open()
  const reply = await browser.call('/sessions/keep', { hostOrigin: 'https://evil.example' })
  expect(reply.status).toBe(403)
})

test('a key is exported after the wait, once, and its owner is told by mail', async () => {
  const { service, browser } = await open({ exportWaitMs: 30 * minute })
  const { readyAt } = (await browser.call('/export/start')).body
  expect(readyAt).toBe(Date.now() + 30 * minute)
  expect(service.mails.at(-1)).toMatchObject({ to: email, subject: 'Your recovery phrase was requested' })
  const mails = service.mails.length
  pass(minute)
  // Asked again, the wait goes on and no mail is sent.
  expect((await browser.call('/export/start')).body).toMatchObject({ readyAt })
  expect(service.mails).toHaveLength(mails)
  expect((await browser.call('/export/finish')).status).toBe(409)
  pass(30 * minute)
  await logIn(service, browser, 'other@mail.example')
  expect((await browser.call('/export/finish')).status).toBe(409)
  await logIn(service, browser, email)
  expect((await browser.call('/export/finish')).status).toBe(200)
  expect((await browser.call('/export/finish')).status).toBe(409)
})

test('an export is cancelled, and expires', async () => {
  const { service, browser } = await open({ exportWaitMs: minute })
  await browser.call('/export/start')
  await browser.call('/export/cancel')
  pass(2 * minute)
  expect((await browser.call('/export/finish')).status).toBe(409)
  await browser.call('/export/start')
  pass(25 * 60 * minute)
  const later = service.openBrowser()
  await logIn(service, later, email)
  expect((await later.call('/overview')).body.export).toBeUndefined()
  expect((await later.call('/export/finish')).status).toBe(409)
})

test('a deleted account leaves no row', async () => {
  const { database, browser } = await open()
  await browser.call('/export/start')
  expect((await browser.call('/account/delete')).status).toBe(200)
  expect((await browser.call('/status')).body).toMatchObject({ isConnected: false })
  for (const table of serviceTables.filter((name) => !['counts', 'codes'].includes(name)))
    expect(await database.query(`SELECT * FROM ${table}`), table).toEqual([])
})

/** A share of a key that the user does not have. */
function replacement() {
  return {
    setId: 'BBBBBBBBBBBBBBBBBBBBBB',
    generation: 1,
    share: 'A'.repeat(44),
    addresses: {
      eip155: `0x${'1'.repeat(40)}`,
      solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
      accountOwner: `0x${'2'.repeat(40)}`,
    },
  }
}
