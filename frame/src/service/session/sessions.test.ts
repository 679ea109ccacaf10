import { afterEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { createTestService, giveKey, logIn, ownOrigin } from '../../test/testService.test.helper.ts'

afterEach(() => void vi.useRealTimers())

const minute = 60_000
const email = 'alice@mail.example'

function passTime(milliseconds: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + milliseconds)
}

async function setUp() {
  const service = await createTestService()
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  const status = async (cookies: Map<string, string>) =>
    (await service.openBrowser(cookies).call('/status')).body.isConnected
  return { service, browser, status }
}

// T11
test('the token of a cookie is replaced every quarter of an hour, and the earlier one works for a minute', async () => {
  const { browser, status } = await setUp()
  const first = new Map(browser.cookies)
  await browser.call('/status')
  expect(browser.cookies).toEqual(first)
  passTime(16 * minute)
  await browser.call('/status')
  expect(browser.cookies.get('test-frame')).not.toBe(first.get('test-frame'))
  // A request that was sent at the same time.
  passTime(minute / 2)
  expect(await status(new Map(first))).toBe(true)
  expect(await status(new Map(browser.cookies))).toBe(true)
})

// T11
test('a token that is used long after it was replaced was copied: the session ends for both', async () => {
  const { browser, status } = await setUp()
  const copied = new Map(browser.cookies)
  passTime(16 * minute)
  await browser.call('/status')
  passTime(2 * minute)
  expect(await status(copied)).toBe(false)
  expect(await status(new Map(browser.cookies))).toBe(false)
})

// T11
test('a login ends the session before it: its tokens are worth nothing', async () => {
  const { service, browser, status } = await setUp()
  const before = new Map(browser.cookies)
  const { token } = (await browser.call('/session-token')).body
  await logIn(service, browser, 'bob@mail.example')
  expect(await status(before)).toBe(false)
  expect((await service.openBrowser().call('/status', { token })).body.isConnected).toBe(false)
  await giveKey(browser)
  expect((await browser.call('/user')).body.email).toBe('bob@mail.example')
})

// T11
test('the token to resume by, which the page of the app knows, is no cookie', async () => {
  const { browser, status } = await setUp()
  const { token } = (await browser.call('/session-token')).body
  expect(await status(new Map([['test-frame', String(token)]]))).toBe(false)
})

test('a session takes up again by its newest token only, and ends after 30 days without use', async () => {
  const { service, browser } = await setUp()
  const { token: first } = (await browser.call('/session-token')).body
  const { token: second } = (await browser.call('/session-token')).body
  const resume = async (token: unknown) =>
    (await service.openBrowser().call('/status', { token })).body.isConnected
  expect(await resume(first)).toBe(false)
  expect(await resume(second)).toBe(true)
  expect(await resume('x'.repeat(43))).toBe(false)
  passTime(31 * 86_400_000)
  expect(await resume(second)).toBe(false)
  expect((await browser.call('/status')).body.isConnected).toBe(false)
})

test('signing out ends the session on the server, and its token to resume', async () => {
  const { service, browser, status } = await setUp()
  const copied = new Map(browser.cookies)
  const { token } = (await browser.call('/session-token')).body
  await browser.call('/sign-out')
  expect(await status(copied)).toBe(false)
  expect((await service.openBrowser().call('/status', { token })).body.isConnected).toBe(false)
})

// T11
test.each([
  ['of another site', { Origin: 'https://evil.example' }],
  ['of a page without an origin', { Origin: 'null' }],
  ['of no page', {}],
  ['under a name that leads here', { Origin: 'https://evil.example', Host: 'evil.example' }],
  ['of the same host without TLS', { Origin: 'http://wallet.app.example' }],
])('a request %s is refused', async (_, headers) => {
  const { service, browser } = await setUp()
  const reply = await service.openBrowser(browser.cookies).call('/user', {}, headers)
  expect(reply).toEqual({
    status: 403,
    body: { message: 'The request must be sent by the page of the frame.' },
  })
  expect((await browser.call('/status', {}, { Origin: ownOrigin })).status).toBe(200)
})

test('a read without a session starts none', async () => {
  const service = await createTestService()
  const browser = service.openBrowser()
  await browser.call('/status')
  expect([...browser.cookies]).toEqual([])
})

test('the database holds no token of a cookie, no token to resume and no code', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const service = await createTestService({ database })
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  const { token } = (await browser.call('/session-token')).body
  await browser.call('/email/change', { email: 'alice@new.example' })
  const secrets = [browser.cookies.get('test-frame'), token, service.codeFor(email)]
  const tables = await database.query("SELECT name FROM sqlite_schema WHERE type = 'table'")
  const rows = await Promise.all(tables.map(({ name }) => database.query(`SELECT * FROM ${name}`)))
  const stored = JSON.stringify(rows)
  expect(stored).toContain(email)
  for (const secret of secrets) {
    expect(secret).toEqual(expect.stringMatching(/.{6}/))
    expect(stored).not.toContain(`"${secret}"`)
  }
  await database.close()
})

test('a database that is gone is said as the contract says it, and the operator is told why', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const errors: unknown[] = []
  const service = await createTestService({ database, onError: (error) => errors.push(error) })
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  await database.close()
  expect(await browser.call('/user')).toEqual({
    status: 503,
    body: { message: 'The wallet service does not respond. Try again.' },
  })
  expect(errors).toMatchObject([{ code: 'FRAME_DATABASE_UNAVAILABLE' }])
})

test('a visit without a login is forgotten after a day, a login after 30', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const service = await createTestService({ database })
  const browser = service.openBrowser()
  const remaining = async () => {
    const [row] = await database.query('SELECT max(expires_at) AS expires_at FROM sessions')
    return Math.round((Number(row?.expires_at) - Date.now()) / 86_400_000)
  }
  await browser.call('/email/start', { email })
  expect(await remaining()).toBe(1)
  passTime(16 * minute)
  await browser.call('/status')
  expect(await remaining()).toBe(1)
  await logIn(service, browser, email)
  expect(await remaining()).toBe(30)
  await database.close()
})
