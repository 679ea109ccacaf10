import { createHash, randomBytes } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import type { Device } from '../../keys/device/Device.ts'
import { newDevice, newKeeper, newShare } from '../testKeeper.test.helper.ts'

const issuer = 'https://id.example'
const audience = 'frame'
const keys = await generateKeyPair('ES256')
const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'ES256' }] })
const random = randomBytes(32).toString('base64url')

const hashOf = (device: Device) =>
  createHash('sha256')
    .update(Buffer.from(device.publicKey, 'base64url'))
    .update(Buffer.from(random, 'base64url'))
const nonceOf = (device: Device) => hashOf(device).digest('base64url')

async function newProofs() {
  const keeper = await newKeeper({
    identityProviders: {
      google: { issuer, audience, jwks },
      other: { issuer, audience, jwks },
      shop: { issuer, audience, jwks, withoutNonce: true },
      down: { issuer, audience, jwks: () => Promise.reject(new Error('no network')) },
    },
    messageProviders: {
      farcaster: async ({ message, signature }) =>
        signature === '0xvalid' ? { id: '42', nonce: message } : undefined,
      down: () => Promise.reject(new Error('no network')),
    },
    profileProviders: {
      github: async (token) => (token.startsWith('gho_') ? { id: token.slice(4, 5) } : undefined),
    },
  })
  const seconds = () => Math.floor(keeper.clock.now / 1_000)
  const tokenOf = (claims: JWTPayload, { key = keys.privateKey, at = seconds() } = {}) =>
    new SignJWT({ sub: 'alice', iss: issuer, aud: audience, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'a' })
      .setIssuedAt(at)
      .setExpirationTime(at + 3_600)
      .sign(key)
  const prove = (device: Device, path: string, body: object) => keeper.call(device, 'POST', path, { body })
  const proveToken = (device: Device, idToken: string, provider = 'google') =>
    prove(device, '/id-token', { provider, idToken, random })
  return { ...keeper, seconds, tokenOf, prove, proveToken }
}

const refused = { status: 403, body: { code: 'LOGIN_REFUSED' } }

test('an id_token for this device is a login, and the same visitor has the same account later', async () => {
  const { tokenOf, proveToken, put, commit, list } = await newProofs()
  const [device, other] = [await newDevice(), await newDevice()]
  const { body } = await proveToken(device, await tokenOf({ nonce: nonceOf(device) }))
  const share = newShare()
  await put(device, body.grant.token, share)
  await commit(device, body.grant.token, share)
  const again = await proveToken(other, await tokenOf({ nonce: nonceOf(other), azp: audience }))
  expect((await list(other, again.body.grant.token)).body.shares).toHaveLength(1)
  const elsewhere = await proveToken(other, await tokenOf({ nonce: nonceOf(other) }), 'other')
  expect((await list(other, elsewhere.body.grant.token)).body.shares).toEqual([])
})

test('an id_token that the service took is worth nothing to it', async () => {
  const { tokenOf, proveToken, prove } = await newProofs()
  const [device, service] = [await newDevice(), await newDevice()]
  const idToken = await tokenOf({ nonce: nonceOf(device) })
  expect(await proveToken(service, idToken)).toMatchObject(refused)
  const guessed = randomBytes(32).toString('base64url')
  const body = { provider: 'google', idToken, random: guessed }
  expect(await prove(device, '/id-token', body)).toMatchObject(refused)
})

test.each<[name: string, claims: JWTPayload]>([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another app', { aud: 'other' }],
  ['made for another app of several', { aud: [audience, 'other'], azp: 'other' }],
  ['without a subject', { sub: '' }],
  ['without a nonce', { nonce: undefined }],
])('refuses an id_token %s', async (_, claims) => {
  const { tokenOf, proveToken } = await newProofs()
  const device = await newDevice()
  const idToken = await tokenOf({ nonce: nonceOf(device), ...claims })
  expect(await proveToken(device, idToken)).toMatchObject(refused)
})

test('refuses an id_token by another key, an old one, and one that was altered', async () => {
  const { tokenOf, proveToken, seconds } = await newProofs()
  const device = await newDevice()
  const nonce = nonceOf(device)
  const { privateKey } = await generateKeyPair('ES256')
  const [header, payload, signature] = (await tokenOf({ nonce })).split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const idToken of [
    await tokenOf({ nonce }, { key: privateKey }),
    await tokenOf({ nonce }, { at: seconds() - 700 }),
    await tokenOf({ nonce }, { at: seconds() - 7_200 }),
    await tokenOf({ nonce }, { at: seconds() + 700 }),
    `${header}.${Buffer.from(JSON.stringify({ nonce, sub: 'bob' })).toString('base64url')}.${signature}`,
    `${none}.${payload}.${signature}`,
  ])
    expect(await proveToken(device, idToken)).toMatchObject(refused)
})

test('a secret that the service shares with a provider signs no id_token', async () => {
  const { proveToken, seconds } = await newProofs()
  const device = await newDevice()
  const shared = new Uint8Array(32).fill(1)
  const forged = await new SignJWT({ sub: 'alice', iss: issuer, aud: audience, nonce: nonceOf(device) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds())
    .setExpirationTime(seconds() + 60)
    .sign(shared)
  expect(await proveToken(device, forged)).toMatchObject(refused)
})

test("a host's token without a nonce works once, for whoever brings it first; one with a nonce for its device", async () => {
  const { tokenOf, proveToken } = await newProofs()
  const [device, service] = [await newDevice(), await newDevice()]
  const token = await tokenOf({})
  expect(await proveToken(device, token)).toMatchObject(refused)
  expect(await proveToken(device, token, 'shop')).toMatchObject({ status: 200 })
  expect(await proveToken(service, token, 'shop')).toMatchObject(refused)
  const named = await tokenOf({ nonce: nonceOf(device) })
  expect(await proveToken(service, named, 'shop')).toMatchObject(refused)
  expect(await proveToken(device, named, 'shop')).toMatchObject({ status: 200 })
})

test('a provider that is unknown, or whose keys cannot be read, is said', async () => {
  const { tokenOf, proveToken, prove, reports } = await newProofs()
  const device = await newDevice()
  const idToken = await tokenOf({ nonce: nonceOf(device) })
  for (const provider of ['none', 'constructor', 'github'])
    expect(await proveToken(device, idToken, provider)).toMatchObject({
      status: 400,
      body: { code: 'PROVIDER_UNKNOWN' },
    })
  expect(await proveToken(device, idToken, 'down')).toMatchObject({ status: 503 })
  const message = { provider: 'down', message: '', signature: '', random }
  expect(await prove(device, '/message', message)).toMatchObject({ status: 503 })
  expect(reports).toHaveLength(2)
})

test('random bytes that are no base64url are refused', async () => {
  const { tokenOf, prove, reports } = await newProofs()
  const device = await newDevice()
  const idToken = await tokenOf({ nonce: nonceOf(device) })
  for (const wrong of [`${'A'.repeat(21)}B`, 'A'.repeat(25)])
    for (const [path, body] of [
      ['/id-token', { provider: 'google', idToken }],
      ['/message', { provider: 'farcaster', message: '', signature: '0xvalid' }],
    ] as const)
      expect(await prove(device, path, { ...body, random: wrong })).toMatchObject({
        status: 400,
        body: { code: 'REQUEST_MALFORMED' },
      })
  expect(reports).toEqual([])
})

test('a signed message with the nonce of this device is a login', async () => {
  const { prove, list } = await newProofs()
  const [device, service] = [await newDevice(), await newDevice()]
  const message = hashOf(device).digest('hex')
  const body = { provider: 'farcaster', message, signature: '0xvalid', random }
  const { status, body: granted } = await prove(device, '/message', body)
  expect(status).toBe(200)
  expect((await list(device, granted.grant.token)).status).toBe(200)
  expect(await prove(service, '/message', body)).toMatchObject(refused)
  expect(await prove(device, '/message', { ...body, signature: '0x' })).toMatchObject(refused)
  expect(await prove(device, '/message', { ...body, message: 'another nonce' })).toMatchObject(refused)
})

test('an access token is read once, by whoever brings it first', async () => {
  const { prove } = await newProofs()
  const [device, service] = [await newDevice(), await newDevice()]
  const body = { provider: 'github', accessToken: 'gho_1' }
  expect(await prove(device, '/profile', body)).toMatchObject({ status: 200 })
  expect(await prove(service, '/profile', body)).toMatchObject(refused)
  expect(await prove(device, '/profile', { ...body, accessToken: 'other' })).toMatchObject(refused)
})
