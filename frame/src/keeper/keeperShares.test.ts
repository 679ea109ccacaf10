import { expect, test } from 'vitest'
import { newDevice, newKeeper, newShare, secret } from './testKeeper.test.helper.ts'

async function loggedIn() {
  const keeper = await newKeeper()
  const device = await newDevice()
  return { ...keeper, device, grant: await keeper.login(device) }
}

test('refusals of the store have statuses of their own', async () => {
  const { put, commit, call, device, grant } = await loggedIn()
  const share = newShare()
  expect(await commit(device, grant, share)).toMatchObject({ status: 404, body: { code: 'SHARE_UNKNOWN' } })
  await put(device, grant, share)
  await commit(device, grant, share)
  const again = { ...share, share: newShare().share }
  expect(await put(device, grant, again)).toMatchObject({ status: 409, body: { code: 'GENERATION_TAKEN' } })
  const other = { ...newShare(), fingerprint: 'g'.repeat(43) }
  expect(await put(device, grant, other)).toMatchObject({ status: 409, body: { code: 'KEY_CHANGED' } })
  expect(await put(device, grant, { ...other, replaces: true })).toMatchObject({ status: 204 })
  const remove = (setId: string) => call(device, 'DELETE', `/shares/${setId}`, { grant })
  expect(await remove(share.setId)).toMatchObject({ status: 409, body: { code: 'LAST_SET' } })
  expect(await remove(other.setId)).toMatchObject({ status: 204 })
})

test('a share of a wrong length is refused', async () => {
  const { put, device, grant } = await loggedIn()
  for (const share of ['a'.repeat(22), 'a'.repeat(45), 'a'.repeat(25), '*'.repeat(44)])
    expect(await put(device, grant, { share })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_MALFORMED' },
    })
})

test('an e-mail is changed by both logins, and the old one leads nowhere then', async () => {
  const { login, put, commit, list, call, device, grant } = await loggedIn()
  const share = newShare()
  await put(device, grant, share)
  await commit(device, grant, share)
  const fresh = await login(device, 'new@example.com')
  const change = (body: object, own = grant) => call(device, 'POST', '/identities', { grant: own, body })
  const foreign = await newDevice()
  expect(await change({ grant: await login(foreign, 'other@example.com') })).toMatchObject({ status: 401 })
  expect(await change({ grant: fresh, replaces: true })).toMatchObject({ status: 204 })
  expect(await list(device, grant)).toMatchObject({ status: 401, body: { code: 'GRANT_INVALID' } })
  const shares = async (email: string) => (await list(device, await login(device, email))).body.shares
  expect(await shares('new@example.com')).toMatchObject([{ setId: share.setId }])
  expect(await shares('alice@example.com')).toEqual([])
})

test('a second login is added, but not one of an account that has a key', async () => {
  const { login, put, list, call, device, grant } = await loggedIn()
  await put(device, grant)
  const taken = await login(device, 'taken@example.com')
  await put(device, taken)
  const add = (other: string) => call(device, 'POST', '/identities', { grant, body: { grant: other } })
  expect(await add(taken)).toMatchObject({ status: 409, body: { code: 'IDENTITY_TAKEN' } })
  expect((await list(device, taken)).body.shares).toHaveLength(1)
  expect(await add(await login(device, 'second@example.com'))).toMatchObject({ status: 204 })
  expect(await add(grant)).toMatchObject({ status: 204 })
  for (const email of ['alice@example.com', 'second@example.com'])
    expect((await list(device, await login(device, email))).body.shares).toHaveLength(1)
})

test('a deleted account leaves nothing but the audit log', async () => {
  const { keeper, put, call, login, list, device, grant, database } = await loggedIn()
  await put(device, grant)
  expect(await call(device, 'DELETE', '/account', { grant })).toMatchObject({ status: 204 })
  for (const table of ['shares', 'identities', 'accounts', 'grants'])
    expect(await database.query(`SELECT * FROM ${table}`)).toEqual([])
  expect(await list(device, grant)).toMatchObject({ status: 401 })
  expect((await list(device, await login(device))).body).toEqual({ shares: [] })
  const events = await database.query('SELECT event FROM audit_log ORDER BY entry_count')
  expect(events.map(({ event }) => event)).toEqual([
    'device.confirmed',
    'login.proved',
    'share.put',
    'account.deleted',
    'device.confirmed',
    'login.proved',
    'shares.read',
  ])
  expect(await keeper.checkAudit()).toMatchObject({ isIntact: true, head: { count: 7 } })
  await database.query(`UPDATE audit_log SET event = 'login.proved' WHERE entry_count = 4`)
  expect(await keeper.checkAudit()).toEqual({ isIntact: false, brokenAt: 4 })
})

test('logins of one visitor at once have one account', async () => {
  const { startEmail, confirm, lastToken, wait, put, commit, list } = await newKeeper()
  const device = await newDevice()
  const ids: string[] = []
  for (let time = 0; time < 4; time += 1) {
    ids.push((await startEmail(device)).body.id)
    await confirm(lastToken())
  }
  const grants = await Promise.all(ids.map(async (id) => (await wait(device, id)).body.grant.token))
  const share = newShare()
  await put(device, grants[0], share)
  await commit(device, grants[0], share)
  for (const grant of grants) expect((await list(device, grant)).body.shares).toHaveLength(1)
})

test('the secret is rotated, and no visitor notices', async () => {
  const first = await loggedIn()
  const { device, grant, database, put, commit } = first
  const share = newShare()
  await put(device, grant, share)
  await commit(device, grant, share)
  const next = 'another secret '.repeat(3)
  const rotating = await newKeeper({ database, secrets: [next, secret] })
  expect((await rotating.list(device, grant)).body.shares).toMatchObject([{ share: share.share }])
  // Keys of logins, nonces and the audit log, and a share.
  expect(await rotating.keeper.rotate()).toBe(4)
  const later = await newKeeper({ database, secrets: [next] })
  expect((await later.list(device, grant)).body.shares).toMatchObject([{ share: share.share }])
  expect((await later.list(device, await later.login(device))).body.shares).toHaveLength(1)
  expect(await later.keeper.checkAudit()).toMatchObject({ isIntact: true })
  await expect(newKeeper({ database, secrets: [secret] })).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
})

test('what has expired is dropped', async () => {
  const { keeper, database, device, grant, clock, list } = await loggedIn()
  await list(device, grant)
  await keeper.sweep()
  const counts = async () => {
    const tables = ['spent', 'grants', 'confirmations', 'limits'] as const
    return Promise.all(tables.map(async (table) => (await database.query(`SELECT * FROM ${table}`)).length))
  }
  expect(await counts()).toEqual([3, 1, 1, 3])
  clock.now += 60 * 60_000
  await keeper.sweep()
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test.each([
  [{ origin: 'https://keeper.example/' }, 'origin: an origin such as https://keeper.example is needed'],
  [{ origin: 'http://keeper.example' }, 'origin: only this machine may use http'],
  [{ pageOrigins: [] }, 'pageOrigins: at least one is needed'],
  [{ pageOrigins: ['https://a.example', 'b'] }, 'pageOrigins.1: an origin'],
  [{ pageOrigins: ['https://keeper.example'] }, 'no party of its own on the origin of the page'],
  [{ secrets: ['short'] }, 'secrets.0: at least 32 random characters are needed'],
])('refuses to start with %j', async (options, problem) => {
  await expect(newKeeper(options)).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
    message: expect.stringContaining(problem),
  })
})
