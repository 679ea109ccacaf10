import { expect, test } from 'vitest'
import { newDevice, newKeeper } from './testKeeper.test.helper.ts'

const providers = {
  github: async (token: string) => (token.startsWith('gho_') ? { id: token.slice(4, 5) } : undefined),
}

async function setUp() {
  const keeper = await newKeeper({ profileProviders: providers })
  const device = await newDevice()
  let tokens = 0
  const byGithub = async (id: string) => {
    tokens += 1
    const body = { provider: 'github', accessToken: `gho_${id}${tokens}` }
    return (await keeper.call(device, 'POST', '/profile', { body })).body.grant.token as string
  }
  const remove = (grant: string, identity: object) =>
    keeper.call(device, 'POST', '/identities/remove', { grant, body: identity })
  const github = { kind: 'accessToken', provider: 'github', account: '1' }
  return { ...keeper, device, byGithub, remove, github }
}

test('a login that was removed leads to an account of its own, and its grants end', async () => {
  const { device, login, byGithub, remove, github, call, list, put, commit } = await setUp()
  const grant = await login(device)
  const share = { setId: 'A'.repeat(22), generation: 1, share: 'A'.repeat(44), fingerprint: 'f'.repeat(43) }
  await put(device, grant, share)
  await commit(device, grant, share)
  const other = await byGithub('1')
  await call(device, 'POST', '/identities', { grant, body: { grant: other, replaces: false } })
  expect((await list(device, other)).body.shares).toHaveLength(1)
  // A login that the account does not have, and one of a stranger, change nothing.
  expect(await remove(grant, { ...github, account: '2' })).toMatchObject({ status: 204 })
  const stranger = await byGithub('3')
  expect(await remove(stranger, github)).toMatchObject({ status: 204 })
  expect((await list(device, await byGithub('1'))).body.shares).toHaveLength(1)

  expect(await remove(grant, github)).toMatchObject({ status: 204 })
  expect(await list(device, other)).toMatchObject({ status: 401, body: { code: 'GRANT_INVALID' } })
  expect((await list(device, await byGithub('1'))).body.shares).toEqual([])
  expect((await list(device, grant)).body.shares).toHaveLength(1)
})

test('the last login of an account stays', async () => {
  const { byGithub, remove, github } = await setUp()
  const grant = await byGithub('1')
  expect(await remove(grant, github)).toMatchObject({ status: 409, body: { code: 'LAST_LOGIN' } })
  expect(await remove('a'.repeat(43), github)).toMatchObject({ status: 401 })
})
