import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { newDevice, newKeeper, newShare, origin } from '../testKeeper.test.helper.ts'

// `npm run fuzz` sends all.
const runs = process.env.EVERY_INPUT ? 10_000 : 2_000
vi.setConfig({ testTimeout: 600_000 })

const codes =
  /^(?:REQUEST_MALFORMED|PROVIDER_UNKNOWN|DEVICE_PROOF_INVALID|GRANT_INVALID|LOGIN_REFUSED|CONFIRMATION_EXPIRED|IDENTITY_TAKEN|RATE_LIMITED|GENERATION_TAKEN|KEY_CHANGED|SHARE_UNKNOWN|LAST_SET|LAST_LOGIN|FACTOR_MISSING|TOO_MANY_SETS|NOT_FOUND)$/

const share = newShare()
const { setId, generation, ...put } = share
const random = 'A'.repeat(22)

const signed = { id: 'AQID', clientDataJSON: 'e30' }
const challenges = { keeper: '1.a.b' }

/** Requests of the contract, one of each operation. */
const requests: readonly (readonly [method: string, path: string, body?: object])[] = [
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
  ['PUT', `/shares/${setId}/${generation}`, put],
  ['POST', `/shares/${setId}/${generation}/commit`],
  ['DELETE', `/shares/${setId}`],
  ['POST', '/identities', { grant: 'a'.repeat(43), replaces: true }],
]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '../',
    '%00',
    '%2e%2e',
    "' OR 1=1 --",
    '{}',
    'null',
    '__proto__',
    '9'.repeat(400),
  ),
)
const edit = fc.record({ at: fc.nat(400), cut: fc.nat(8), insert: text })
type Edit = { readonly at: number; readonly cut: number; readonly insert: string }

const apply = (value: string, { at, cut, insert }: Edit) => {
  const start = at % (value.length + 1)
  return `${value.slice(0, start)}${insert}${value.slice(start + cut)}`
}

/** A field that is missing, or of any other value. */
const changeOf = fc.record({ field: fc.nat(5), value: fc.option(fc.jsonValue(), { nil: undefined }) })

const mutation = fc.record({
  request: fc.constantFrom(...requests),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'), {
    nil: undefined,
    freq: 9,
  }),
  path: fc.option(edit, { nil: undefined, freq: 3 }),
  body: fc.oneof(fc.constant(undefined), edit, changeOf),
  header: fc.option(
    fc.record({
      name: fc.constantFrom(
        'x-device-key',
        'x-device-nonce',
        'x-device-signature',
        'x-frame-grant',
        'content-type',
        'origin',
      ),
      value: fc.oneof(fc.constant(undefined), text, edit),
    }),
    { nil: undefined, freq: 3 },
  ),
  hasGrant: fc.boolean(),
})

function mutateBody(body: object | undefined, change: Edit | { field: number; value: unknown } | undefined) {
  if (change === undefined || body === undefined) return body === undefined ? undefined : JSON.stringify(body)
  if ('at' in change) return apply(JSON.stringify(body), change)
  const names = Object.keys(body)
  return JSON.stringify({ ...body, [`${names[change.field % names.length]}`]: change.value })
}

/** Without halves of characters, which UTF-8 does not have. */
const wellFormed = (value: string) => Buffer.from(value).toString()

/** As a URL in which `Request` finds this path; some mutations are no path at all. */
const urlOf = (path: string) =>
  URL.parse(`${origin}${path.startsWith('/') ? '' : '/'}${encodeURI(wellFormed(path))}`)

test(`${runs} mutated requests get a refusal of the contract, and change nothing of others`, async () => {
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
    fc.asyncProperty(mutation, async ({ request, method, path, body: change, header, hasGrant }) => {
      const [ownMethod, ownPath, ownBody] = request
      const sentMethod = method ?? ownMethod
      const url = urlOf(path ? apply(ownPath, path) : ownPath)
      if (!url) return
      const given = mutateBody(ownBody, change)
      const body = sentMethod === 'GET' || sentMethod === 'HEAD' ? undefined : given && wellFormed(given)
      const proof = await mallory.signRequest({
        audience: origin,
        method: sentMethod,
        path: `${url.pathname}${url.search}`,
        body,
        nonce: await newNonce(),
      })
      const headers = new Headers({ 'content-type': 'application/json', ...proof })
      if (hasGrant) headers.set('x-frame-grant', own)
      if (header) {
        const { name, value } = header
        headers.delete(name)
        const changed = typeof value === 'object' ? apply(headers.get(name) ?? '', value) : value
        // Others never reach a server: `fetch` and parsers of HTTP refuse them.
        if (changed !== undefined) headers.set(name, encodeURI(wellFormed(changed)).slice(0, 8_000))
      }
      const reply = await keeper.app.request(url.href, {
        method: sentMethod,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      expect(reply.status, `${reports.map(String)}`).toBeLessThan(500)
      const replied = await reply.text()
      if (reply.status >= 400 && sentMethod !== 'HEAD' && url.pathname !== '/confirm')
        expect(JSON.parse(replied).code).toMatch(codes)
    }),
    { numRuns: runs },
  )
  expect(await rowsOfAlice()).toEqual(before)
  // The mutations get past the signature, and past the contract.
  expect(Math.min(...[200, 400, 401].map((status) => statuses.get(status) ?? 0))).toBeGreaterThan(
    runs / 1_000,
  )
  expect(await keeper.checkAudit()).toMatchObject({ isIntact: true })
})
