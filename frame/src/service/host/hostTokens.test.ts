import { type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { clientId, startNetwork } from '../../test/networkServer.test.helper.ts'
import { createTestService, hostOrigin, ownOrigin, withUser } from '../../test/testService.test.helper.ts'

const refused = {
  status: 403,
  body: { message: 'The login of the app is not valid. Log in there again.' },
}

async function setUp() {
  const network = await startNetwork()
  const { origin: issuer } = network
  const errors: unknown[] = []
  const service = await createTestService({
    hostTokens: { id: 'shop', issuer, audience: clientId, jwks: new URL(`${issuer}/jwks`) },
    onError: (error) => errors.push(error),
  })
  const browser = service.openBrowser()
  const logIn = (token: string, more: object = {}) =>
    withUser(browser, browser.call('/jwt', { token, hostOrigin, ...more }))
  return { network, service, browser, errors, logIn }
}

test("a visitor of the host's is logged in, and is the same user later", async () => {
  const { network, browser, service, logIn } = await setUp()
  network.claims = { email: 'alice@mail.example', name: 'Alice' }
  const { status, body } = await logIn(await network.sign({ jti: '1' }))
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: 'alice@mail.example', userName: 'Alice', chainId: 1 })
  expect((await browser.call('/user')).body).toEqual(body)
  network.claims = { email: 'forged@mail.example', email_verified: false }
  expect((await logIn(await network.sign({ jti: '2' }), { chainId: 137 })).body).toMatchObject({
    email: null,
    chainId: 137,
  })
  const elsewhere = await createTestService()
  const token = await network.sign({ jti: '3' })
  expect((await elsewhere.openBrowser().call('/jwt', { token, hostOrigin })).status).toBe(501)
  expect((await service.openBrowser().call('/status')).body.isConnected).toBe(false)
})

// T8
test('a token works once, in whatever browser', async () => {
  const { network, service, logIn } = await setUp()
  const token = await network.sign({})
  expect((await logIn(token)).status).toBe(200)
  const used = {
    status: 403,
    body: { message: 'This login of the app was used already. Log in there again.' },
  }
  expect(await logIn(token)).toEqual(used)
  expect(await service.openBrowser().call('/jwt', { token, hostOrigin })).toEqual(used)
})

// T8
test.each<[string, JWTPayload]>([
  ['for another app', { aud: 'other' }],
  ['made for another app of several', { aud: [clientId, 'other'], azp: 'other' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['without a subject', { sub: '' }],
  [
    'that has expired',
    { iat: Math.floor(Date.now() / 1000) - 7200, exp: Math.floor(Date.now() / 1000) - 60 },
  ],
  ['that is old', { iat: Math.floor(Date.now() / 1000) - 700 }],
  ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ['of another device', { nonce: 'o'.repeat(43) }],
  ['without the nonce that was asked for', { nonce: undefined }],
])('a token %s is refused', async (_, claims) => {
  const { network, browser, logIn } = await setUp()
  network.claims = { nonce: 'n'.repeat(43), ...claims }
  const token = await network.sign({}, claims.iat)
  expect(await logIn(token, { nonce: 'n'.repeat(43) })).toEqual(refused)
  expect((await browser.call('/status')).body.isConnected).toBe(false)
})

test('a token that names the device is accepted with its nonce', async () => {
  const { network, logIn } = await setUp()
  const nonce = 'n'.repeat(43)
  expect((await logIn(await network.sign({ nonce }), { nonce })).status).toBe(200)
})

// T8
test('a token without a signature, by a shared secret or another key is refused', async () => {
  const { network, logIn } = await setUp()
  const own = await network.sign({})
  const [, payload] = own.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const shared = await new SignJWT({ iss: network.origin, aud: clientId, sub: '1' })
    .setProtectedHeader({ alg: 'HS256', kid: 'a' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(JSON.stringify(await (await fetch(`${network.origin}/jwks`)).json())))
  const foreign = await (await startNetwork()).sign({ iss: network.origin })
  for (const token of [`${none}.${payload}.AA`, shared, foreign, `${own.slice(0, -4)}AAAA`])
    expect(await logIn(token)).toEqual(refused)
  expect((await logIn('no token')).status).toBe(400)
})

// T21
test.each<[string, () => Response]>([
  ['status 500', () => new Response('', { status: 500 })],
  ['HTML', () => new Response('<h1>Sign in</h1>')],
  ['other JSON', () => Response.json({ keys: 'none' })],
])('keys that are %s are the failure of the provider, and the token stays unused', async (_, lie) => {
  const { network, errors, logIn } = await setUp()
  network.lies.set('GET /jwks', lie)
  const token = await network.sign({})
  expect(await logIn(token)).toEqual({
    status: 502,
    body: { message: 'The login of the app cannot be checked. Try again.' },
  })
  expect(errors).toHaveLength(1)
  network.lies.clear()
  expect((await logIn(token)).status).toBe(200)
})

// T11
test('pages that may not embed the frame log nobody in', async () => {
  const { network, browser } = await setUp()
  const token = await network.sign({})
  expect((await browser.call('/jwt', { token, hostOrigin: 'https://evil.example' })).status).toBe(403)
  const foreign = { Origin: hostOrigin, Host: new URL(ownOrigin).host }
  expect((await browser.call('/jwt', { token, hostOrigin }, foreign)).status).toBe(403)
})

test.each([
  ['email', 'https://id.example/jwks'],
  ['Shop:1', 'https://id.example/jwks'],
  ['shop', 'http://id.example/jwks'],
])('the provider %s with keys at %s is refused at the start', async (id, jwks) => {
  const hostTokens = { id, issuer: 'https://id.example', audience: clientId, jwks: new URL(jwks) }
  await expect(createTestService({ hostTokens })).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
  })
})
