import { expect, test } from 'vitest'
import type { Device } from '../../keys/device/Device.ts'
import { joinChallenges } from '../../passkeys/joinChallenges.ts'
import { createSoftAuthenticator } from '../../test/softAuthenticator.test.helper.ts'
import { newDevice, newKeeper, newShare, pageOrigin } from '../testKeeper.test.helper.ts'

const rpId = 'wallet.example'
const refused = { status: 403, body: { code: 'LOGIN_REFUSED' } }

/** Alice has a login by mail, a passkey and a share. */
async function setUp({ isOn = true } = {}) {
  const keeper = await newKeeper({ passkeys: { rpId } })
  const { call, login, put } = keeper
  const authenticator = createSoftAuthenticator({ rpId, origin: pageOrigin })
  const challengesFor = async (device: Device) => ({
    keeper: `${(await call(device, 'POST', '/passkey/challenge')).body.challenge}`,
  })
  async function register(device: Device, soft: typeof authenticator) {
    const challenges = await challengesFor(device)
    const response = soft.register(await joinChallenges(challenges))
    return (await call(device, 'POST', '/passkey/register', { body: { response, challenges } })).body.grant
      .token
  }
  async function prove(device: Device, grant?: string, soft = authenticator) {
    const challenges = await challengesFor(device)
    const response = soft.assert(await joinChallenges(challenges))
    return call(device, 'POST', '/passkey', { body: { response, challenges, grant } })
  }
  const set = (device: Device, grant: string, value: boolean) =>
    call(device, 'POST', '/passkey/second-factor', { grant, body: { isOn: value } })

  /** Gives the account of an address a passkey. */
  async function enroll(device: Device, email: string, soft = authenticator) {
    const byMail = await login(device, email)
    await put(device, byMail, newShare())
    const body = { grant: await register(device, soft) }
    await call(device, 'POST', '/identities', { grant: byMail, body })
    return { byMail, grant: `${(await prove(device, undefined, soft)).body.grant.token}` }
  }

  const device = await newDevice()
  const { byMail, grant } = await enroll(device, 'alice@example.com')
  if (isOn) expect((await set(device, grant, true)).status).toBe(204)
  return { ...keeper, authenticator, enroll, prove, set, device, byMail, grant }
}

test('the other login opens nothing until the passkey completes it', async () => {
  const { login, list, prove } = await setUp()
  const device = await newDevice()
  const first = await login(device, 'alice@example.com')
  expect(await list(device, first)).toMatchObject({ status: 401, body: { code: 'GRANT_INVALID' } })
  const { status, body } = await prove(device, first)
  expect(status).toBe(200)
  expect(body.grant.needsPasskey).toBeUndefined()
  expect((await list(device, body.grant.token)).body.shares).toHaveLength(1)
  // It counts once.
  expect(await prove(device, first)).toMatchObject(refused)
})

// T11
test('the passkey alone is no login, nor with the grant of another account or device', async () => {
  const { login, prove, enroll, set } = await setUp()
  const [device, other] = [await newDevice(), await newDevice()]
  expect(await prove(device)).toMatchObject(refused)
  expect(await prove(device, await login(device, 'bob@example.com'))).toMatchObject(refused)
  const ofBob = createSoftAuthenticator({ rpId, origin: pageOrigin })
  await set(device, (await enroll(device, 'bob@example.com', ofBob)).grant, true)
  expect(await prove(device, await login(device, 'bob@example.com'))).toMatchObject(refused)
  const first = await login(other, 'alice@example.com')
  expect(await prove(device, first)).toMatchObject(refused)
  expect((await prove(other, first)).status).toBe(200)
})

test('it is switched on by a passkey of an account that has another login, and off by both', async () => {
  const { device, byMail, grant, set, login, list } = await setUp({ isOn: false })
  expect(await set(device, byMail, true)).toMatchObject({ status: 409, body: { code: 'FACTOR_MISSING' } })
  expect((await set(device, grant, true)).status).toBe(204)
  const first = await login(device, 'alice@example.com')
  expect((await set(device, first, false)).status).toBe(401)
  expect((await set(device, grant, false)).status).toBe(204)
  expect((await list(device, await login(device, 'alice@example.com'))).status).toBe(200)
})

test('the last passkey of a second factor stays', async () => {
  const { device, grant, call, set, authenticator } = await setUp()
  const remove = () => call(device, 'POST', '/passkey/remove', { grant, body: { id: authenticator.id } })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'LAST_LOGIN' } })
  await set(device, grant, false)
  expect((await remove()).status).toBe(204)
})
