import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { type ContractRequest, mutatedRequests, runs } from '../../test/mutations.test.helper.ts'
import {
  type Browser,
  createTestService,
  giveKey,
  hostOrigin,
  logIn,
  ownOrigin,
} from '../../test/testService.test.helper.ts'
import { DeclinedError } from '../social/IdentityProvider.ts'

const times = runs(10_000)
vi.setConfig({ testTimeout: 600_000 })

const email = 'alice@mail.example'
const share = randomBytes(33).toString('base64url')
const id = { setId: randomBytes(16).toString('base64url'), generation: 1 }
const addresses = {
  eip155: `0x${'a1'.repeat(20)}`,
  solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  accountOwner: `0x${'a2'.repeat(20)}`,
}
const hash = `0x${'ab'.repeat(32)}`
const signed = { id: 'AQID', clientDataJSON: 'e30' }
const assertion = { ...signed, authenticatorData: 'SZYN', signature: 'MEUC' }
const challenges = { service: '1.a.b', keeper: '1.a.b' }
const nonce = 'A'.repeat(43)
const mallorys = { ...addresses, eip155: `0x${'b1'.repeat(20)}` }
const operation = { sender: addresses.eip155, nonce: '0x0', callData: '0x', signature: '0x' }

const api = (path: string, body: object = {}): ContractRequest => ['POST', `/api${path}`, body]

/** Requests of the contract, one of each operation, and the pages. */
const requests: readonly ContractRequest[] = [
  api('/status', { token: 'a'.repeat(43) }),
  api('/session-token'),
  api('/user', { chainId: 1, preferredAccountType: 'eoa' }),
  api('/accounts', { chainId: 1 }),
  api('/network', { chainId: 1 }),
  api('/preferred-account', { type: 'eoa' }),
  api('/smart-account'),
  api('/sign-out'),
  api('/cancel'),
  api('/email/start', { email, isNewDevice: false }),
  api('/email/device'),
  api('/email/code', { otp: '123456' }),
  api('/email/change', { email }),
  api('/email/change/primary', { otp: '123456' }),
  api('/email/change/secondary', { otp: '123456' }),
  api('/social/start', { provider: 'google', hostOrigin, nonce }),
  api('/social/finish', { uri: `${ownOrigin}/callback?state=a&code=b`, chainId: 1, links: false }),
  api('/farcaster/start', { hostOrigin, nonce: 'a'.repeat(64) }),
  api('/farcaster/finish'),
  api('/jwt', { token: 'a.b.c', hostOrigin, nonce, chainId: 1 }),
  api('/passkeys/register/start'),
  api('/passkeys/register/finish', {
    ...{ response: { ...signed, attestationObject: 'o2M' }, challenges },
    ...{ userHandle: 'A'.repeat(22), name: 'Phone' },
  }),
  api('/passkeys/login/start'),
  api('/passkeys/login/finish', { response: assertion, challenges, chainId: 1 }),
  api('/passkeys/list'),
  api('/passkeys/remove', { id: 'AQID' }),
  api('/passkeys/second-factor', { isOn: true, response: assertion, challenges }),
  api('/shares/list'),
  api('/shares/put', { ...id, share: 'B'.repeat(44), addresses: mallorys, replaces: true }),
  api('/shares/commit', id),
  api('/shares/delete', { setId: id.setId }),
  api('/rpc', { method: 'eth_chainId', params: [], chainId: 1 }),
  api('/permissions/keep', { context: '0xab', hostOrigin, chainId: 1 }),
  api('/sessions/keep', { hostOrigin, setId: id.setId }),
  api('/overview'),
  api('/sessions/end', { ids: ['a'.repeat(43)] }),
  api('/logins/confirm', { id: `email:${email}` }),
  api('/logins/remove', { id: `email:${email}` }),
  api('/export/start'),
  api('/export/cancel'),
  api('/export/finish'),
  api('/account/delete'),
  api('/permissions/forget', { pci: hash }),
  api('/calls/keep', { id: 'a', version: '2.0.0', chainId: 1, hash, operation, transactions: [hash] }),
  api('/calls/find', { id: 'a' }),
  api('/calls/forget', { id: 'a' }),
  ['GET', '/sdk?chainId=1'],
  ['GET', '/dashboard'],
  ['GET', '/scripts/main.js'],
  ['GET', '/social/google?state=a'],
  ['GET', '/callback?state=a&code=b'],
  ['POST', '/callback', { state: 'a', code: 'b' }],
]

const mutations = mutatedRequests({
  ...{ origin: ownOrigin, requests },
  headers: ['host', 'origin', 'cookie', 'content-type', 'accept-language', 'user-agent', 'x-forwarded-for'],
})

// T21
test(`${times} mutated requests get a reply of the contract, nothing of another visitor, and change nothing of theirs`, async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const errors: unknown[] = []
  const service = await createTestService({
    database,
    onError: (error) => errors.push(error),
    passkeys: { rpId: 'wallet.app.example' },
    providers: [
      {
        id: 'google',
        authorize: async () => new URL('https://id.example/login'),
        finish: () => Promise.reject(new DeclinedError('declined')),
      },
    ],
  })
  const alice = service.openBrowser()
  await logIn(service, alice, email)
  await alice.call('/shares/put', { ...id, share, addresses })
  await alice.call('/shares/commit', id)
  const tables = await database.query("SELECT name FROM sqlite_schema WHERE type = 'table'")
  const rowsOfAlice = async () => {
    const rows = await Promise.all(
      tables
        .filter(({ name }) => !/codes|counts|audit/.test(`${name}`))
        .map(({ name }) => database.query(`SELECT * FROM ${name}`)),
    )
    // A session that only waits for a code to her address is not hers.
    return rows.flat().filter((row) => row.user_id === `email:${email}` || row.id === `email:${email}`)
  }
  const before = await rowsOfAlice()
  expect(before.length).toBeGreaterThan(3)

  let mallory: Browser = service.openBrowser()
  let logins = 0
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(mutations, async (mutated) => {
      if (!mutated) return
      const { method, url, body, isProved } = mutated
      // Mutations sign out, delete the account, and log in again.
      if ((await mallory.call('/status')).body.isConnected !== true) {
        mallory = service.openBrowser()
        await logIn(service, mallory, `mallory${++logins}@mail.example`)
        await giveKey(mallory)
      }
      const headers = new Headers({
        'content-type': 'application/json',
        host: new URL(ownOrigin).host,
        origin: ownOrigin,
      })
      const cookies = [...mallory.cookies].map(([name, value]) => `${name}=${value}`)
      if (isProved) headers.set('cookie', cookies.join('; '))
      mutated.changeHeader(headers)
      const reply = await service.request(url.href, {
        ...{ method, headers },
        ...(body === undefined ? {} : { body }),
      })
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      // 501: a login or an account that this frame does not offer.
      if (reply.status !== 501) expect(reply.status, `${errors.map(String)}`).toBeLessThan(500)
      const replied = await reply.text()
      for (const secret of [share, addresses.eip155, ...alice.cookies.values()])
        expect(replied).not.toContain(secret)
      if (url.pathname.startsWith('/api/') && method === 'POST' && reply.status !== 404)
        expect(JSON.parse(replied)).toEqual(expect.any(Object))
    }),
    { numRuns: times },
  )
  expect(errors).toEqual([])
  expect(await rowsOfAlice()).toEqual(before)
  expect((await alice.call('/status')).body).toMatchObject({ isConnected: true, addresses })
  // The mutations get past the origin, the session and the contract.
  expect(Math.min(...[200, 400, 401, 403].map((status) => statuses.get(status) ?? 0))).toBeGreaterThan(
    times / 1_000,
  )
  await database.close()
})
