import { expect, test } from 'vitest'
import { createTestService, giveKey, hostOrigin, logIn } from '../../test/testService.test.helper.ts'

const email = 'alice@mail.example'
const newEmail = 'alice@new.example'
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const expired = { status: 410, body: { message: 'Code expired. Request a new one.' } }
const taken = { status: 409, body: { message: 'This e-mail address is already in use.' } }
const loggedOut = { status: 401, body: { message: 'You are not logged in.' } }

async function setUp() {
  const service = await createTestService()
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  await giveKey(browser)
  return { service, browser }
}

test('the code is sent at once, or after the new device was confirmed', async () => {
  const service = await createTestService()
  const browser = service.openBrowser()
  await browser.call('/passkeys/login/start')
  const noLogin = { status: 409, body: { message: 'No login is in progress.' } }
  expect(await browser.call('/email/device')).toEqual(noLogin)
  expect(await browser.call('/email/code', { otp: '123456' })).toEqual(expired)
  const start = await browser.call('/email/start', { email: email.toUpperCase(), isNewDevice: true })
  expect(start).toEqual({ status: 200, body: { action: 'VERIFY_DEVICE' } })
  expect(service.mails).toEqual([])
  expect(await browser.call('/email/device')).toEqual({ status: 200, body: {} })
  expect(await browser.call('/email/code', { otp: service.codeFor(email) })).toEqual({
    status: 200,
    body: {},
  })
  // The address that a user is logged in with needs no code, unless the browser has no share.
  expect((await browser.call('/email/start', { email })).body).toEqual({ action: 'CONNECT' })
  const again = await browser.call('/email/start', { email, isNewDevice: true })
  expect(again.body).toEqual({ action: 'VERIFY_DEVICE' })
  const other = await browser.call('/email/start', { email: 'bob@mail.example' })
  expect(other.body).toEqual({ action: 'VERIFY_OTP' })
})

test('the address is changed by a code to the present one, then by one to the new one', async () => {
  const { service, browser } = await setUp()
  expect(await browser.call('/email/change', { email: newEmail })).toEqual({
    status: 200,
    body: { action: 'VERIFY_PRIMARY_OTP' },
  })
  expect(service.mails.at(-1)?.to).toBe(email)
  const primary = service.codeFor(email)
  // There is none for the new address yet.
  expect(await browser.call('/email/change/secondary', { otp: primary })).toEqual(expired)
  expect((await browser.call('/email/change/primary', { otp: wrongOf(primary) })).status).toBe(401)
  expect(await browser.call('/email/change/primary', { otp: primary })).toEqual({ status: 200, body: {} })
  expect(service.mails.at(-1)?.to).toBe(newEmail)
  const secondary = service.codeFor(newEmail)
  expect((await browser.call('/email/change/secondary', { otp: wrongOf(secondary) })).status).toBe(401)
  expect((await browser.call('/user')).body.email).toBe(email)
  expect(await browser.call('/email/change/secondary', { otp: secondary })).toEqual({
    status: 200,
    body: { newEmail },
  })
  expect((await browser.call('/user')).body.email).toBe(newEmail)
  // Done: nothing is in progress.
  expect(await browser.call('/email/change/secondary', { otp: secondary })).toEqual(expired)
  expect(await browser.call('/email/change/primary', { otp: primary })).toEqual(expired)
})

test('the address of another user is taken, also where it was taken meanwhile', async () => {
  const { service, browser } = await setUp()
  const bob = 'bob@mail.example'
  await logIn(service, service.openBrowser(), bob)
  expect(await browser.call('/email/change', { email: bob })).toEqual(taken)
  await browser.call('/email/change', { email: newEmail })
  await browser.call('/email/change/primary', { otp: service.codeFor(email) })
  const code = service.codeFor(newEmail)
  await logIn(service, service.openBrowser(), newEmail)
  expect(await browser.call('/email/change/secondary', { otp: code })).toEqual(taken)
  expect((await browser.call('/user')).body.email).toBe(email)
})

test('nobody changes an address who is not logged in', async () => {
  const { service, browser } = await setUp()
  await browser.call('/sign-out')
  for (const [path, body] of [
    ['/email/change', { email: newEmail }],
    ['/email/change/primary', { otp: '123456' }],
    ['/email/change/secondary', { otp: '123456' }],
  ] as const)
    expect(await browser.call(path, body)).toEqual(loggedOut)
  expect(service.mails).toHaveLength(1)
})

test('a cancelled login takes no code', async () => {
  const service = await createTestService()
  const browser = service.openBrowser()
  await browser.call('/email/start', { email })
  expect(await browser.call('/cancel')).toEqual({ status: 200, body: {} })
  expect(await browser.call('/email/code', { otp: service.codeFor(email) })).toEqual(expired)
})

test('the address of a social login is changed at the network', async () => {
  const service = await createTestService({
    providers: [
      {
        id: 'google',
        authorize: async () => new URL('https://id.example'),
        finish: async () => ({
          ...{ subject: '1', email, userName: null },
          proof: { kind: 'accessToken', accessToken: 'a' },
        }),
      },
    ],
  })
  const browser = service.openBrowser()
  const { uri } = (await browser.call('/social/start', { provider: 'google', hostOrigin })).body
  await browser.call('/social/finish', { uri })
  await giveKey(browser)
  expect((await browser.call('/user')).body.email).toBe(email)
  expect(await browser.call('/email/change', { email: newEmail })).toEqual({
    status: 409,
    body: { message: 'The e-mail address of this account cannot be changed.' },
  })
  expect(service.mails).toEqual([])
})
