import { expect, test } from 'vitest'
import type { Device } from '../../keys/device/Device.ts'
import { joinChallenges } from '../../passkeys/joinChallenges.ts'
import { createSoftAuthenticator, type Deviation } from '../../test/softAuthenticator.test.helper.ts'
import { newDevice, newKeeper, newShare, pageOrigin } from '../testKeeper.test.helper.ts'

const rpId = 'wallet.example'
const refused = { status: 403, body: { code: 'LOGIN_REFUSED' } }

async function setUp() {
  const keeper = await newKeeper({ passkeys: { rpId } })
  const authenticator = createSoftAuthenticator({ rpId, origin: pageOrigin })
  const challengeFor = async (device: Device) =>
    `${(await keeper.call(device, 'POST', '/passkey/challenge')).body.challenge}`
  const send = (device: Device, path: string, body: object) => keeper.call(device, 'POST', path, { body })

  async function register(device: Device, deviation?: Deviation, soft = authenticator) {
    const challenges = { keeper: await challengeFor(device) }
    const response = soft.register(await joinChallenges(challenges), deviation)
    return send(device, '/passkey/register', { response, challenges })
  }
  async function prove(device: Device, deviation?: Deviation, soft = authenticator) {
    const challenges = { keeper: await challengeFor(device) }
    const response = soft.assert(await joinChallenges(challenges), deviation)
    return send(device, '/passkey', { response, challenges })
  }
  return { ...keeper, authenticator, challengeFor, send, register, prove }
}

test('a passkey proves a login, and the same visitor has the same account on a new device', async () => {
  const { register, prove, put, commit, list } = await setUp()
  const [device, other] = [await newDevice(), await newDevice()]
  const { body } = await register(device)
  const share = newShare()
  await put(device, body.grant.token, share)
  await commit(device, body.grant.token, share)
  const again = await prove(other)
  expect(again).toMatchObject({ status: 200 })
  expect((await list(other, again.body.grant.token)).body.shares).toHaveLength(1)
})

test('a passkey is added to the account of another login, and removed; the last login stays', async () => {
  const { register, prove, login, call, list, put, authenticator } = await setUp()
  const device = await newDevice()
  const grant = await login(device, 'alice@example.com')
  await put(device, grant, newShare())
  const { body } = await register(device)
  const added = { headers: { 'x-frame-grant': grant }, body: { grant: body.grant.token } }
  expect((await call(device, 'POST', '/identities', added)).status).toBe(204)
  const byPasskey = (await prove(device)).body.grant.token
  expect((await list(device, byPasskey)).body.shares).toHaveLength(1)
  const remove = (token: string) =>
    call(device, 'POST', '/passkey/remove', {
      headers: { 'x-frame-grant': token },
      body: { id: authenticator.id },
    })
  // A stranger's grant removes nothing.
  const stranger = await login(device, 'bob@example.com')
  expect((await remove(stranger)).status).toBe(204)
  expect((await prove(device)).status).toBe(200)
  expect((await remove(grant)).status).toBe(204)
  expect(await prove(device)).toMatchObject(refused)
  expect((await list(device, byPasskey)).status).toBe(401)
  const alone = (await register(device)).body.grant.token
  expect(await remove(alone)).toMatchObject({ status: 409, body: { code: 'LAST_LOGIN' } })
})

test.each<[string, Deviation]>([
  ['made on a page of another origin', { origin: 'https://evil.example' }],
  ['made for another site', { rpId: 'evil.example' }],
  ['of an unverified visitor', { isVerified: false }],
  ['in a frame of a page that embeds none', { topOrigin: 'https://evil.example' }],
])('a response %s is no login', async (_, deviation) => {
  const { register, prove } = await setUp()
  const device = await newDevice()
  await register(device)
  expect(await prove(device, deviation)).toMatchObject(refused)
})

// T8
test('an assertion that the service got is worth nothing to it, nor a second time', async () => {
  const { register, send, challengeFor, authenticator } = await setUp()
  const [device, service] = [await newDevice(), await newDevice()]
  await register(device, { counter: 0 })
  const signed = { service: '1.of-the-service.x', keeper: await challengeFor(device) }
  // Many authenticators do not count.
  const response = authenticator.assert(await joinChallenges(signed), { counter: 0 })
  expect(await send(service, '/passkey', { response, challenges: signed })).toMatchObject(refused)
  // With a challenge of its own, which was not signed.
  const own = { service: signed.service, keeper: await challengeFor(service) }
  expect(await send(service, '/passkey', { response, challenges: own })).toMatchObject(refused)
  expect(await send(device, '/passkey', { response, challenges: signed })).toMatchObject({ status: 200 })
  expect(await send(device, '/passkey', { response, challenges: signed })).toMatchObject(refused)
  expect(await send(device, '/passkey', { response, challenges: {} })).toMatchObject(refused)
})

test('a challenge is too old after five minutes', async () => {
  const { register, send, challengeFor, authenticator, clock } = await setUp()
  const device = await newDevice()
  await register(device)
  const challenges = { keeper: await challengeFor(device) }
  const response = authenticator.assert(await joinChallenges(challenges))
  clock.now += 5 * 60_000
  expect(await send(device, '/passkey', { response, challenges })).toMatchObject(refused)
})

test('a counter never goes back, and nobody registers a passkey that is known', async () => {
  const { register, prove, authenticator } = await setUp()
  const device = await newDevice()
  await register(device)
  expect((await prove(device, { counter: 5 })).status).toBe(200)
  expect(await prove(device, { counter: 5 })).toMatchObject(refused)
  const foreign = createSoftAuthenticator({ rpId, origin: pageOrigin, id: authenticator.id })
  expect(await register(device, {}, foreign)).toMatchObject(refused)
  expect(await prove(device, { counter: 9 }, foreign)).toMatchObject(refused)
})

test('the database has no id of a passkey, and a deleted account none at all', async () => {
  const { register, database, authenticator, call } = await setUp()
  const device = await newDevice()
  const { token } = (await register(device)).body.grant
  expect(JSON.stringify(await database.query('SELECT * FROM passkeys'))).not.toContain(authenticator.id)
  await call(device, 'DELETE', '/account', { headers: { 'x-frame-grant': token } })
  expect(await database.query('SELECT * FROM passkeys')).toEqual([])
})

test('a device makes ten passkeys in an hour', async () => {
  const { register } = await setUp()
  const device = await newDevice()
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    const soft = createSoftAuthenticator({ rpId, origin: pageOrigin })
    statuses.push((await register(device, {}, soft)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('where there are no passkeys, this is said; an RP id of another site is refused', async () => {
  const { call } = await newKeeper()
  expect(await call(await newDevice(), 'POST', '/passkey/challenge')).toMatchObject({ status: 400 })
  await expect(newKeeper({ passkeys: { rpId: 'evil.example' } })).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
  })
})
