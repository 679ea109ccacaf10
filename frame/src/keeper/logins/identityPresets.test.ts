import { createHash, randomBytes } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { newDevice, newKeeper } from '../testKeeper.test.helper.ts'
import { createAppleIdentity, createGoogleIdentity, createTelegramIdentity } from './identityPresets.ts'

const random = randomBytes(32).toString('base64url')

test.each([
  ['google', createGoogleIdentity, 'https://accounts.google.com'],
  ['google', createGoogleIdentity, 'accounts.google.com'],
  ['apple', createAppleIdentity, 'https://appleid.apple.com'],
  ['telegram', createTelegramIdentity, 'https://oauth.telegram.org'],
] as const)('%s proves a login, by its keys and for this app only', async (provider, create, issuer) => {
  const keys = await generateKeyPair('RS256')
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256' }] })
  const preset = create({ clientId: 'frame' })
  expect(preset.jwks).toMatchObject({ protocol: 'https:' })
  const keeper = await newKeeper({ identityProviders: { [provider]: { ...preset, jwks } } })
  const device = await newDevice()
  const nonce = createHash('sha256')
    .update(Buffer.from(device.publicKey, 'base64url'))
    .update(Buffer.from(random, 'base64url'))
    .digest('base64url')
  const at = Math.floor(keeper.clock.now / 1_000)
  const prove = async (claims: object) => {
    const idToken = await new SignJWT({ iss: issuer, aud: 'frame', sub: '1', nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt(at)
      .setExpirationTime(at + 600)
      .sign(keys.privateKey)
    return keeper.call(device, 'POST', '/id-token', { body: { provider, idToken, random } })
  }
  expect(await prove({})).toMatchObject({ status: 200 })
  for (const claims of [{ iss: 'https://evil.example' }, { aud: 'other' }, { nonce: 'other' }])
    expect(await prove(claims)).toMatchObject({ status: 403 })
})
