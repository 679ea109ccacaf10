import { expect, test } from 'vitest'
import { keeperSchema } from '../configuration/keeperConfiguration.ts'
import { serviceSchema } from '../configuration/serviceConfiguration.ts'
import { toKeeperLogins } from './toKeeperLogins.ts'
import { toServiceLogins } from './toServiceLogins.ts'

const app = { clientId: 'app', clientSecret: 'secret' }
const client = { clientId: 'app' }
const rpcUrl = 'https://node.example'
const jwksUri = 'https://id.example/keys'
const host = { id: 'host', issuer: 'https://id.example', audience: 'frame', jwksUri }

test('the service has exactly the logins that are configured', async () => {
  const none = await toServiceLogins(serviceSchema.parse({}))
  expect(none).toEqual({ providers: [], farcaster: undefined, hostTokens: undefined, passkeys: undefined })
  const { providers, farcaster, hostTokens } = await toServiceLogins(
    serviceSchema.parse({
      google: app,
      github: app,
      x: app,
      discord: app,
      facebook: app,
      telegram: app,
      apple: { clientId: 'app', teamId: 'team', keyId: 'key', privateKey: 'pem' },
      providers: { acme: { issuer: 'https://acme.example', ...app } },
      farcaster: { rpcUrl },
      hostProvider: host,
    }),
  )
  expect(providers.map(({ id }) => id)).toEqual([
    'google',
    'github',
    'x',
    'discord',
    'facebook',
    'telegram',
    'apple',
    'acme',
  ])
  expect(farcaster?.relay).toBe('https://relay.farcaster.xyz')
  expect(hostTokens).toMatchObject({ id: 'host', jwks: new URL(jwksUri) })
})

test('the keeper verifies exactly the logins that are configured', async () => {
  const needed = { origin: 'https://keeper.example', pageOrigins: ['https://wallet.example'] }
  const none = await toKeeperLogins(keeperSchema.parse(needed))
  expect(none).toEqual({
    identityProviders: {},
    profileProviders: {},
    messageProviders: {},
    passkeys: undefined,
  })
  const { identityProviders, profileProviders, messageProviders } = await toKeeperLogins(
    keeperSchema.parse({
      ...needed,
      google: client,
      apple: client,
      telegram: client,
      discord: client,
      github: app,
      facebook: app,
      x: true,
      farcaster: { domains: ['app.example'], rpcUrl },
      identityProviders: { acme: { issuer: 'https://acme.example', clientId: 'app', jwksUri } },
      hostProvider: { ...host, withoutNonce: true },
    }),
  )
  expect(Object.keys(identityProviders ?? {}).sort()).toEqual(['acme', 'apple', 'google', 'host', 'telegram'])
  expect(identityProviders?.host).toMatchObject({ audience: 'frame', withoutNonce: true })
  expect(identityProviders?.google?.audience).toBe('app')
  expect(Object.keys(profileProviders ?? {}).sort()).toEqual(['discord', 'facebook', 'github', 'x'])
  expect(Object.keys(messageProviders ?? {})).toEqual(['farcaster'])
})
