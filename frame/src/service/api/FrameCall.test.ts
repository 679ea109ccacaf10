import { afterEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import {
  createTestService,
  giveKey,
  hostOrigin,
  logIn,
  ownOrigin,
} from '../../test/testService.test.helper.ts'
import { isFresh } from './FrameCall.ts'

afterEach(() => void vi.useRealTimers())

const email = 'alice@mail.example'

// T11
test('a login is fresh for ten minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  const at = (loggedInAt: number | undefined) => isFresh({ loggedInAt } as Parameters<typeof isFresh>[0])
  expect(at(now)).toBe(true)
  expect(at(now - 10 * 60_000 + 1)).toBe(true)
  expect(at(now - 10 * 60_000)).toBe(false)
  expect(at(undefined)).toBe(false)
})

test('a login that is not fresh is told from none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const service = await createTestService()
  const browser = service.openBrowser()
  expect(await browser.call('/export/start')).toEqual({
    status: 401,
    body: { message: 'You are not logged in.' },
  })
  await logIn(service, browser, email)
  await giveKey(browser)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(await browser.call('/export/start')).toEqual({
    status: 403,
    body: { message: 'Log in again to change this.', code: 'LOGIN_NEEDED' },
  })
})

test('the device stays known after the session is gone', async () => {
  const service = await createTestService()
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  const device = browser.cookies.get('test-device')
  await browser.call('/sign-out')
  await logIn(service, browser, email)
  expect(browser.cookies.get('test-device')).toBe(device)
})

test('replies are kept by nobody, and say which field of a request is wrong', async () => {
  const service = await createTestService()
  const headers = { host: new URL(ownOrigin).host, origin: ownOrigin, 'content-type': 'application/json' }
  const send = (body: string) =>
    service.request(`${ownOrigin}/api/network`, { method: 'POST', headers, body })
  const reply = await send('{"chainId":{}}')
  expect(reply.status).toBe(400)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(((await reply.json()) as { message: string }).message).toMatch(/^body\.chainId: \S/)
})

test('the operator is told of logins that succeed and that are refused, and of no other refusals', async () => {
  const logins: unknown[] = []
  const service = await createTestService({ observer: { login: (login) => void logins.push(login) } })
  const browser = service.openBrowser()
  await browser.call('/email/start', { email })
  const code = service.codeFor(email)
  await browser.call('/email/code', { otp: code === '000000' ? '000001' : '000000' })
  await browser.call('/network', { chainId: 5 })
  await browser.call('/email/code', { otp: code })
  expect(logins).toEqual([
    { way: 'email', outcome: 'refused' },
    { way: 'email', outcome: 'succeeded' },
  ])
})

const proof = { kind: 'accessToken', accessToken: 'a' } as const

async function withProvider() {
  const database = createSqliteDatabase({ file: ':memory:' })
  const logins: unknown[] = []
  const service = await createTestService({
    database,
    observer: { login: (login) => void logins.push(login) },
    passkeys: { rpId: 'wallet.app.example' },
    providers: [
      {
        id: 'google',
        authorize: async () => new URL('https://id.example'),
        finish: async () => ({ subject: '1', email: null, userName: null, proof }),
      },
    ],
  })
  const browser = service.openBrowser()
  const start = (origin: string) => browser.call('/social/start', { provider: 'google', hostOrigin: origin })
  const finish = async () => {
    const { uri } = (await start(hostOrigin)).body
    return browser.call('/social/finish', { uri })
  }
  return { database, browser, start, finish, logins }
}

test('logins are started by pages that may embed the frame, and by its own', async () => {
  const { database, start } = await withProvider()
  expect((await start(hostOrigin)).status).toBe(200)
  expect((await start(ownOrigin)).status).toBe(200)
  expect(await start('https://evil.example')).toEqual({
    status: 403,
    body: { message: 'Pages of this origin cannot log in here.' },
  })
  await database.close()
})

test('a login that waits for a passkey has its proof for the keeper, and counts as neither', async () => {
  const { database, browser, finish, logins } = await withProvider()
  expect(await finish()).toEqual({ status: 200, body: { proof } })
  await database.query("UPDATE users SET needs_passkey = 1 WHERE id = 'google:1'")
  await browser.call('/sign-out')
  expect(await finish()).toEqual({
    status: 401,
    body: { message: 'Confirm with your passkey.', code: 'PASSKEY_NEEDED', proof },
  })
  expect(logins).toEqual([{ way: 'google', outcome: 'succeeded' }])
  expect((await browser.call('/status')).body.isConnected).toBe(false)
  await database.close()
})

test.each([
  ['/email/device', {}],
  ['/email/code', { otp: '123456' }],
  ['/social/finish', { uri: `${ownOrigin}/callback?state=a` }],
  ['/farcaster/finish', {}],
])(
  'a browser that withholds cookies is told so by %s, and not that something has expired',
  async (path, body) => {
    const service = await createTestService()
    const browser = service.openBrowser()
    await browser.call('/email/start', { email })
    browser.cookies.clear()
    expect(await browser.call(path, body)).toEqual({
      status: 409,
      body: {
        message:
          'This browser withholds the cookies of wallet.app.example, without which no login lasts. Allow them, or use another browser.',
      },
    })
  },
)
