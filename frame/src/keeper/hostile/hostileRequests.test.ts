import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type ContractRequest, mutatedRequests, runs } from '../../test/mutations.test.helper.ts'
import { newDevice, newKeeper, newShare, origin } from '../testKeeper.test.helper.ts'

const times = runs(10_000)
vi.setConfig({ testTimeout: 600_000 })

const codes =
  /^(?:REQUEST_MALFORMED|PROVIDER_UNKNOWN|DEVICE_PROOF_INVALID|GRANT_INVALID|LOGIN_REFUSED|CONFIRMATION_EXPIRED|IDENTITY_TAKEN|RATE_LIMITED|GENERATION_TAKEN|KEY_CHANGED|SHARE_UNKNOWN|LAST_SET|LAST_LOGIN|FACTOR_MISSING|TOO_MANY_SETS|NOT_FOUND)$/

const share = newShare()
// Mallory asks for the set of Alice, and has another share.
const { setId, generation } = share
const { share: otherShare, fingerprint } = newShare()
const random = 'A'.repeat(22)

const signed = { id: 'AQID', clientDataJSON: 'e30' }
const challenges = { keeper: '1.a.b' }

/** Requests of the contract, one of each operation. */
const requests: readonly ContractRequest[] = [
  ['POST', '/email', { email: 'mallory@example.com', app: 'https://app.example' }],
  ['POST', `/email/${'a'.repeat(22)}/wait`, { seconds: 0 }],
  ['POST', '/id-token', { provider: 'google', idToken: 'a.b.c', random }],
  ['POST', '/message', { provider: 'farcaster', message: 'text', signature: '0x', random }],
  ['POST', '/profile', { provider: 'github', accessToken: 'a' }],
  ['POST', '/passkey/challenge'],
  ['POST', '/passkey/register', { response: { ...signed, attestationObject: 'o2M' }, challenges }],
  ['POST', '/passkey', { response: { ...signed, authenticatorData: 'SZYN', signature: 'MEUC' }, challenges }],
  ['POST', '/passkey/remove', { id: 'AQID' }],
  ['POST', '/passkey/second-factor', { isOn: true }],
  ['GET', '/shares'],
  ['PUT', `/shares/${setId}/${generation}`, { share: otherShare, fingerprint }],
  ['POST', `/shares/${setId}/${generation}/commit`],
  ['DELETE', `/shares/${setId}`],
  ['POST', '/identities', { grant: 'a'.repeat(43), replaces: true }],
  ['GET', '/confirm?token=a'],
  ['POST', '/confirm'],
]

const mutations = mutatedRequests({
  ...{ origin, requests },
  headers: [
    'x-device-key',
    'x-device-nonce',
    'x-device-signature',
    'x-frame-grant',
    'content-type',
    'origin',
    'accept-language',
    'user-agent',
  ],
})

// T21
test(`${times} mutated requests get a refusal of the contract, no share, and change nothing of others`, async () => {
  const {
    keeper,
    reports,
    database,
    login,
    newNonce,
    put: putShare,
    commit,
  } = await newKeeper({
    mailLimits: { address: 5, device: 100_000, all: 100_000 },
    identityProviders: {
      google: {
        issuer: 'https://id.example',
        audience: 'frame',
        jwks: () => Promise.reject(new TypeError()),
      },
    },
    messageProviders: { farcaster: async () => undefined },
    profileProviders: { github: async () => undefined },
    passkeys: { rpId: 'wallet.example' },
  })
  const alice = await newDevice()
  const grant = await login(alice, 'alice@example.com')
  await putShare(alice, grant, share)
  await commit(alice, grant, share)
  const mallory = await newDevice()
  const own = await login(mallory, 'mallory@example.com')
  const [{ account } = {}] = await database.query('SELECT account FROM shares')
  const rowsOfAlice = () =>
    Promise.all(
      ['shares', 'identities', 'grants'].map((table) =>
        database.query(`SELECT * FROM ${table} WHERE account = $1`, [account ?? '']),
      ),
    )
  const before = await rowsOfAlice()

  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(mutations, async (mutated) => {
      if (!mutated) return
      const { method, url, body, isProved } = mutated
      const proof = await mallory.signRequest({
        audience: origin,
        method,
        path: `${url.pathname}${url.search}`,
        body,
        nonce: await newNonce(),
      })
      const headers = new Headers({ 'content-type': 'application/json', ...proof })
      if (isProved) headers.set('x-frame-grant', own)
      mutated.changeHeader(headers)
      const reply = await keeper.app.request(url.href, {
        ...{ method, headers },
        ...(body === undefined ? {} : { body }),
      })
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      expect(reply.status, `${reports.map(String)}`).toBeLessThan(500)
      const replied = await reply.text()
      expect(replied).not.toContain(share.share)
      if (reply.status >= 400 && method !== 'HEAD' && !url.pathname.startsWith('/confirm'))
        expect(JSON.parse(replied).code).toMatch(codes)
    }),
    { numRuns: times },
  )
  expect(await rowsOfAlice()).toEqual(before)
  // The mutations get past the signature, and past the contract.
  expect(Math.min(...[200, 400, 401].map((status) => statuses.get(status) ?? 0))).toBeGreaterThan(
    times / 1_000,
  )
  expect(await keeper.checkAudit()).toMatchObject({ isIntact: true })
})
