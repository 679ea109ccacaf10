import { afterEach, expect, test, vi } from 'vitest'
import { joinChallenges } from '../../passkeys/joinChallenges.ts'
import { createSoftAuthenticator } from '../../test/softAuthenticator.test.helper.ts'
import {
  type Browser,
  createTestService,
  logIn,
  ownOrigin,
  withUser,
} from '../../test/testService.test.helper.ts'

afterEach(() => void vi.useRealTimers())

const rpId = 'app.example'
const email = 'alice@mail.example'
const needed = { status: 401, body: { message: 'Confirm with your passkey.', code: 'PASSKEY_NEEDED' } }
const early = { status: 403, body: { message: 'Use your other login first, and then the passkey.' } }

/** Alice logs in by mail and has a passkey, which is her second factor. */
async function setUp({ isOn = true } = {}) {
  const service = await createTestService({ passkeys: { rpId } })
  const browser = service.openBrowser()
  const authenticator = createSoftAuthenticator({ rpId, origin: ownOrigin })

  async function signed(at: Browser, soft = authenticator) {
    const challenges = { service: String((await at.call('/passkeys/login/start')).body.challenge) }
    return { response: soft.assert(await joinChallenges(challenges)), challenges }
  }
  async function register(at: Browser, soft = authenticator) {
    const { challenge, userHandle } = (await at.call('/passkeys/register/start')).body
    const challenges = { service: String(challenge) }
    const response = soft.register(await joinChallenges(challenges))
    return at.call('/passkeys/register/finish', { response, challenges, userHandle })
  }
  const mail = async (at: Browser, address = email) => {
    await at.call('/email/start', { email: address })
    return at.call('/email/code', { otp: service.codeFor(address) })
  }
  const confirm = async (at: Browser) => withUser(at, at.call('/passkeys/login/finish', await signed(at)))
  const set = async (value: boolean, at = browser, soft = authenticator) =>
    at.call('/passkeys/second-factor', { isOn: value, ...(await signed(at, soft)) })
  const isConnected = async (at: Browser) => (await at.call('/status')).body.isConnected

  await logIn(service, browser, email)
  await register(browser)
  if (isOn) expect((await set(true)).status).toBe(200)
  return { service, browser, authenticator, register, mail, confirm, set, isConnected }
}

test('a login waits for the passkey, and is complete with it', async () => {
  const { service, browser, mail, confirm, isConnected } = await setUp()
  expect((await browser.call('/passkeys/list')).body.isSecondFactor).toBe(true)
  const other = service.openBrowser()
  expect(await mail(other)).toEqual(needed)
  expect(await isConnected(other)).toBe(false)
  expect((await other.call('/user')).status).toBe(401)
  expect(await confirm(other)).toMatchObject({ status: 200, body: { email } })
  expect(await isConnected(other)).toBe(true)
})

// T11
test('the passkey alone logs nobody in, nor after the login of somebody else', async () => {
  const { service, mail, confirm, isConnected } = await setUp()
  const other = service.openBrowser()
  expect(await confirm(other)).toEqual(early)
  await mail(other, 'bob@mail.example')
  expect(await confirm(other)).toEqual(early)
  const third = service.openBrowser()
  expect(await mail(third)).toEqual(needed)
  // The first factor was passed in another browser.
  expect(await confirm(service.openBrowser())).toEqual(early)
  expect(await isConnected(third)).toBe(false)
})

test('a first factor counts once, until it is cancelled', async () => {
  const { service, mail, confirm } = await setUp()
  const other = service.openBrowser()
  await mail(other)
  expect((await confirm(other)).status).toBe(200)
  expect(await confirm(other)).toEqual(early)
  const cancelled = service.openBrowser()
  expect(await mail(cancelled)).toEqual(needed)
  await cancelled.call('/cancel')
  expect(await confirm(cancelled)).toEqual(early)
})

test('a first factor counts for ten minutes', async () => {
  const { service, mail, confirm } = await setUp()
  const [late, inTime] = [service.openBrowser(), service.openBrowser()]
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await mail(late)).toEqual(needed)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await mail(inTime)).toEqual(needed)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await confirm(late)).toEqual(early)
  expect((await confirm(inTime)).status).toBe(200)
})

// T11
test('the first factor of one user and the passkey of another are no login', async () => {
  const { service, register, mail, confirm, set } = await setUp()
  const bob = service.openBrowser()
  await logIn(service, bob, 'bob@mail.example')
  const other = createSoftAuthenticator({ rpId, origin: ownOrigin })
  await register(bob, other)
  expect((await set(true, bob, other)).status).toBe(200)
  const browser = service.openBrowser()
  expect(await mail(browser, 'bob@mail.example')).toEqual(needed)
  expect(await confirm(browser)).toEqual(early)
})

test('it is switched on and off by the passkey of the user only', async () => {
  const { service, browser, set, register, mail } = await setUp({ isOn: false })
  const bob = service.openBrowser()
  await logIn(service, bob, 'bob@mail.example')
  const foreign = createSoftAuthenticator({ rpId, origin: ownOrigin })
  await register(bob, foreign)
  expect((await set(true, browser, foreign)).status).toBe(403)
  expect((await set(true, service.openBrowser())).status).toBe(401)
  expect((await browser.call('/passkeys/list')).body.isSecondFactor).toBe(false)
  expect((await set(true)).status).toBe(200)
  expect((await set(false, browser, foreign)).status).toBe(403)
  expect((await set(false)).status).toBe(200)
  expect((await mail(service.openBrowser())).status).toBe(200)
})

test('the last passkey stays while it is a second factor', async () => {
  const { browser, authenticator, set } = await setUp()
  expect((await browser.call('/passkeys/remove', { id: authenticator.id })).status).toBe(409)
  await set(false)
  expect((await browser.call('/passkeys/remove', { id: authenticator.id })).status).toBe(200)
})

test('where a passkey is the only login, it is no second factor', async () => {
  const { service, register, set } = await setUp()
  const other = service.openBrowser()
  const only = createSoftAuthenticator({ rpId, origin: ownOrigin })
  expect((await register(other, only)).status).toBe(200)
  expect((await set(true, other, only)).status).toBe(409)
})

test('is switched after a login of the last ten minutes only', async () => {
  const { browser, set } = await setUp()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect(await set(false)).toMatchObject({ status: 403, body: { code: 'LOGIN_NEEDED' } })
  expect((await browser.call('/passkeys/list')).body.isSecondFactor).toBe(true)
})
