import { afterEach, expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { joinChallenges } from '../../passkeys/joinChallenges.ts'
import { createSoftAuthenticator, type Deviation } from '../../test/softAuthenticator.test.helper.ts'
import {
  type Browser,
  createTestService,
  hostOrigin,
  logIn,
  ownOrigin,
  withUser,
} from '../../test/testService.test.helper.ts'

afterEach(() => void vi.useRealTimers())

const rpId = 'app.example'
const refused = { status: 403, body: { message: 'The passkey was not accepted. Try again.' } }

async function setUp() {
  const database = createSqliteDatabase({ file: ':memory:' })
  const service = await createTestService({ database, passkeys: { rpId } })
  return { database, service, browser: service.openBrowser(), ...createPage() }
}

/** The page, with one authenticator. */
function createPage() {
  const authenticator = createSoftAuthenticator({ rpId, origin: ownOrigin })
  async function register(browser: Browser, deviation: Deviation = {}, soft = authenticator) {
    const { body } = await browser.call('/passkeys/register/start')
    const { challenge: service, userHandle } = body as { challenge: string; userHandle: string }
    const response = soft.register(await joinChallenges({ service }), deviation)
    const given = deviation.userHandle ?? userHandle
    const sent = { response, challenges: { service }, userHandle: given, name: 'Laptop' }
    const reply = await withUser(browser, browser.call('/passkeys/register/finish', sent))
    return { sent, reply, userHandle }
  }
  async function assert(browser: Browser, deviation: Deviation = {}, soft = authenticator) {
    const service = String((await browser.call('/passkeys/login/start')).body.challenge)
    const response = soft.assert(await joinChallenges({ service }), deviation)
    const sent = { response, challenges: { service } }
    return { sent, reply: await withUser(browser, browser.call('/passkeys/login/finish', sent)) }
  }
  return { authenticator, register, assert }
}

test('a passkey is a login of its own: it makes a user, and logs in again elsewhere', async () => {
  const { service, browser, register, assert } = await setUp()
  const { reply, userHandle } = await register(browser)
  expect(reply).toMatchObject({ status: 200, body: { email: null, chainId: 1 } })
  const other = service.openBrowser()
  const { reply: again } = await assert(other, { userHandle })
  expect(again).toMatchObject({ status: 200 })
  expect((await other.call('/passkeys/list')).body).toEqual((await browser.call('/passkeys/list')).body)
  expect((await other.call('/passkeys/list')).body.passkeys).toMatchObject([
    { name: 'Laptop', usedAt: expect.any(Number) },
  ])
})

test('a user of another login gets a passkey, and logs in by either', async () => {
  const { service, browser, register, assert } = await setUp()
  await logIn(service, browser, 'alice@mail.example')
  expect((await register(browser)).reply.body).toMatchObject({ email: 'alice@mail.example' })
  const other = service.openBrowser()
  expect((await assert(other)).reply.body).toMatchObject({ email: 'alice@mail.example' })
  const { body } = await other.call('/passkeys/register/start')
  expect(body.exclude).toHaveLength(1)
})

test('passkeys of a user change after a login of the last ten minutes only', async () => {
  const { service, browser, register } = await setUp()
  await logIn(service, browser, 'alice@mail.example')
  const { sent } = await register(browser)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  const needed = { status: 403, body: { code: 'LOGIN_NEEDED' } }
  const another = createSoftAuthenticator({ rpId, origin: ownOrigin })
  expect((await register(browser, {}, another)).reply).toMatchObject(needed)
  expect(await browser.call('/passkeys/remove', { id: sent.response.id })).toMatchObject(needed)
  expect((await browser.call('/passkeys/list')).body.passkeys).toHaveLength(1)
})

// T11
test.each<[string, Deviation]>([
  ['made on a page of another origin', { origin: 'https://evil.example' }],
  ["made on the host's page", { origin: hostOrigin }],
  ['made for another site', { rpId: 'evil.example' }],
  ['of an unverified visitor', { isVerified: false }],
  ['of the other ceremony', { type: 'webauthn.other' }],
])('a response %s neither registers nor logs in', async (_, deviation) => {
  const { service, browser, register, assert } = await setUp()
  expect((await register(service.openBrowser(), deviation)).reply).toEqual(refused)
  await register(browser)
  expect((await assert(service.openBrowser(), deviation)).reply).toEqual(refused)
})

test('the frame may be embedded by its hosts only, as far as the browser tells', async () => {
  const { service, browser, register, assert } = await setUp()
  await register(browser)
  const inHost = await assert(service.openBrowser(), { topOrigin: hostOrigin })
  expect(inHost.reply.status).toBe(200)
  expect((await assert(service.openBrowser(), { topOrigin: 'https://evil.example' })).reply).toEqual(refused)
})

// T8, T11
test('a challenge works once, in its session, for five minutes', async () => {
  const { service, browser, register, authenticator, assert } = await setUp()
  await register(browser, { counter: 0 })
  const other = service.openBrowser()
  // Many authenticators do not count.
  const { sent, reply } = await assert(other, { counter: 0 })
  expect(reply.status).toBe(200)
  expect(await other.call('/passkeys/login/finish', sent)).toEqual(refused)
  // Used up by an attempt that fails, too.
  const once = String((await other.call('/passkeys/login/start')).body.challenge)
  const good = authenticator.assert(await joinChallenges({ service: once }), { counter: 0 })
  for (const handle of [{ userHandle: 'A'.repeat(22) }, {}]) {
    const retried = { response: { ...good, ...handle }, challenges: { service: once } }
    expect(await other.call('/passkeys/login/finish', retried)).toEqual(refused)
  }
  const stranger = service.openBrowser()
  const service2 = String((await other.call('/passkeys/login/start')).body.challenge)
  await stranger.call('/passkeys/login/start')
  const response = authenticator.assert(await joinChallenges({ service: service2 }))
  const planted = { response, challenges: { service: service2 } }
  expect(await stranger.call('/passkeys/login/finish', planted)).toEqual(refused)
  // Another challenge than was signed, and none.
  const fresh = String((await stranger.call('/passkeys/login/start')).body.challenge)
  expect(await stranger.call('/passkeys/login/finish', { response, challenges: { service: fresh } })).toEqual(
    refused,
  )
  expect(await stranger.call('/passkeys/login/finish', { response, challenges: {} })).toEqual(refused)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await other.call('/passkeys/login/finish', planted)).toEqual(refused)
})

// T8
test('a registration for another challenge, or sent twice, is refused', async () => {
  const { service, browser, register, authenticator } = await setUp()
  await logIn(service, browser, 'alice@mail.example')
  const { body } = await browser.call('/passkeys/register/start')
  const challenges = { service: String(body.challenge) }
  const response = authenticator.register(await joinChallenges({ service: 'another' }))
  const planted = { response, challenges, userHandle: body.userHandle }
  expect(await browser.call('/passkeys/register/finish', planted)).toEqual(refused)
  const { sent } = await register(browser)
  await browser.call('/passkeys/remove', { id: authenticator.id })
  expect(await browser.call('/passkeys/register/finish', sent)).toEqual(refused)
  expect(await service.openBrowser().call('/passkeys/register/finish', sent)).toEqual(refused)
})

test('a challenge of the keeper may have a part in what is signed', async () => {
  const { service, browser, register, authenticator } = await setUp()
  await register(browser)
  const other = service.openBrowser()
  const challenges = {
    service: String((await other.call('/passkeys/login/start')).body.challenge),
    keeper: '1.keeper.signature',
  }
  const response = authenticator.assert(await joinChallenges(challenges))
  expect((await other.call('/passkeys/login/finish', { response, challenges })).status).toBe(200)
})

test('a counter never goes back: a copy of the authenticator is noticed', async () => {
  const { service, browser, register, assert } = await setUp()
  await register(browser)
  expect((await assert(service.openBrowser(), { counter: 7 })).reply.status).toBe(200)
  expect((await assert(service.openBrowser(), { counter: 7 })).reply).toEqual(refused)
  expect((await assert(service.openBrowser(), { counter: 3 })).reply).toEqual(refused)
  expect((await assert(service.openBrowser(), { counter: 8 })).reply.status).toBe(200)
})

// T11
test('the passkey of a user logs in nobody else', async () => {
  const { service, browser, register, assert, authenticator } = await setUp()
  await register(browser)
  const foreign = createSoftAuthenticator({ rpId, origin: ownOrigin, id: authenticator.id })
  expect((await assert(service.openBrowser(), {}, foreign)).reply).toEqual(refused)
  expect((await assert(service.openBrowser(), { userHandle: 'A'.repeat(22) })).reply).toEqual(refused)
  const unknown = createSoftAuthenticator({ rpId, origin: ownOrigin })
  expect((await assert(service.openBrowser(), {}, unknown)).reply).toEqual(refused)
  // Its id cannot be taken over by registering it again.
  expect((await register(service.openBrowser(), {}, foreign)).reply).toEqual(refused)
})

test('passkeys are removed by their user; the only login stays', async () => {
  const { service, browser, register, assert, authenticator } = await setUp()
  await register(browser)
  const { id } = authenticator
  const stranger = service.openBrowser()
  await logIn(service, stranger, 'bob@mail.example')
  expect((await stranger.call('/passkeys/remove', { id })).status).toBe(404)
  expect((await browser.call('/passkeys/remove', { id })).status).toBe(409)
  const second = createSoftAuthenticator({ rpId, origin: ownOrigin })
  expect((await register(browser, {}, second)).reply.status).toBe(200)
  expect((await browser.call('/passkeys/remove', { id })).status).toBe(200)
  expect((await assert(service.openBrowser())).reply).toEqual(refused)
  expect((await assert(service.openBrowser(), {}, second)).reply.status).toBe(200)
  expect((await service.openBrowser().call('/passkeys/list')).status).toBe(401)
})

test('a user has ten passkeys at most, and one handle for all', async () => {
  const { service, browser, register } = await setUp()
  await logIn(service, browser, 'alice@mail.example')
  for (let count = 0; count < 10; count += 1) {
    const soft = createSoftAuthenticator({ rpId, origin: ownOrigin })
    expect((await register(browser, {}, soft)).reply.status).toBe(200)
  }
  expect((await register(browser)).reply).toEqual(refused)
  const [{ id } = { id: '' }] = (await browser.call('/passkeys/list')).body.passkeys as { id: string }[]
  await browser.call('/passkeys/remove', { id })
  expect((await register(browser, { userHandle: 'A'.repeat(22) })).reply).toEqual(refused)
  expect((await register(browser)).reply.status).toBe(200)
})

test('one network makes twenty new users in an hour', async () => {
  const { service, register } = await setUp()
  const statuses = []
  for (let count = 0; count < 21; count += 1) {
    const soft = createSoftAuthenticator({ rpId, origin: ownOrigin })
    statuses.push((await register(service.openBrowser(), {}, soft)).reply.status)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

test.each(['evil.example', 'example', 'et.app.example'])('the RP id %s is not the page’s', async (id) => {
  await expect(createTestService({ passkeys: { rpId: id } })).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
  })
})

test('where there are no passkeys, this is said', async () => {
  const service = await createTestService()
  expect((await service.openBrowser().call('/passkeys/login/start')).status).toBe(501)
})
