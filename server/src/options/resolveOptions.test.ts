import { describe, expect, test } from 'vitest'
import { createSignInServer } from '../createSignInServer.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { testOrigin } from '../testing/createVisitor.test.helper.ts'
import { createTestServer, testSecret } from '../testing/testServer.test.helper.ts'

describe('options', () => {
  const valid = { origins: [testOrigin], secret: testSecret, networks: [{ id: 'eip155:1' }] }

  // T8
  test.each([
    ['SERVER_ORIGINS_INVALID', { origins: [] }],
    ['SERVER_ORIGINS_INVALID', { origins: undefined }],
    ['SERVER_ORIGINS_INVALID', { origins: ['https://app.example/'] }],
    ['SERVER_ORIGINS_INVALID', { origins: ['app.example'] }],
    ['SERVER_ORIGINS_INVALID', { origins: ['*'] }],
    ['SERVER_ORIGINS_INVALID', { origins: ['null'] }],
    ['SERVER_ORIGIN_INSECURE', { origins: ['http://app.example'] }],
    ['SERVER_ORIGIN_INSECURE', { origins: [testOrigin, 'http://192.168.1.5:3000'] }],
    ['SERVER_ORIGIN_INSECURE', { origins: ['http://localhost.example'] }],
    ['SERVER_ORIGIN_INSECURE', { origins: ['http://127.0.0.1.example:3000'] }],
    ['SERVER_ORIGIN_INSECURE', { origins: ['http://0.0.0.0:3000'] }],
    ['SERVER_SECRET_INVALID', { secret: 'too short' }],
    ['SERVER_SECRET_INVALID', { secret: 'a'.repeat(32) }],
    ['SERVER_SECRET_INVALID', { secret: undefined }],
    ['SERVER_NETWORKS_INVALID', { networks: [] }],
    ['SERVER_NETWORKS_INVALID', { networks: [{ id: '1' }] }],
    ['SERVER_NETWORKS_INVALID', { networks: [{ id: 'eip155:1', rpcUrl: 'file:///etc/passwd' }] }],
    ['SERVER_OPTION_INVALID', { basePath: 'api/auth' }],
    ['SERVER_OPTION_INVALID', { basePath: '/api/auth/' }],
    ['SERVER_OPTION_INVALID', { basePath: '/api/:id' }],
    ['SERVER_OPTION_INVALID', { basePath: '/' }],
    ['SERVER_OPTION_INVALID', { signInPage: 'login' }],
    ['SERVER_OPTION_INVALID', { signInPage: '//evil.example' }],
    ['SERVER_OPTION_INVALID', { signInPage: '/\\evil.example' }],
    ['SERVER_OPTION_INVALID', { sessionLifetimeSeconds: 0 }],
    ['SERVER_OPTION_INVALID', { sessionLifetimeSeconds: '3600' }],
    ['SERVER_OPTION_INVALID', { sessionLifetimeSeconds: Number.NaN }],
    ['SERVER_OPTION_INVALID', { rateLimit: { attemptsPerAddress: 0 } }],
    ['SERVER_OPTION_INVALID', { rateLimit: { maxEntries: Number.POSITIVE_INFINITY } }],
  ])('%s: %j', (code, wrong) => {
    const store = createSqliteStore({ file: ':memory:' })
    expect(() => createSignInServer({ ...valid, store, ...wrong } as never)).toThrow(
      expect.objectContaining({ name: 'SignInServerError', code }),
    )
  })
})

test.each(['http://localhost:3000', 'http://app.localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'pages of this machine need no https: %s',
  (origin) => {
    expect(() => createTestServer({ origins: [origin] })).not.toThrow()
  },
)

test('a secret that can be guessed is refused with its weakness, and not shown', () => {
  expect(() => createTestServer({ secret: 'a'.repeat(32) })).toThrow(
    '`secret` must have at least 32 random characters: it has only a few different ones.',
  )
})

test('an option that is invalid is named with its value', () => {
  expect(() => createTestServer({ basePath: 'api/auth' })).toThrow(
    '`basePath` must be a path without a slash at its end, such as /api/auth. Invalid: api/auth',
  )
})
