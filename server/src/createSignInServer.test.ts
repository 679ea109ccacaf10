import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAuthJsHandler } from './authjs/createAuthJsHandler.ts'
import type { SignInServer } from './createSignInServer.ts'
import type { SignInServerOptions } from './options/SignInServerOptions.ts'
import { createSqliteStore } from './store/createSqliteStore.ts'
import type { SignInStore } from './store/SignInStore.ts'
import { createVisitor, testOrigin } from './testing/createVisitor.test.helper.ts'
import { createTestServer } from './testing/testServer.test.helper.ts'

const alice = privateKeyToAccount(generatePrivateKey())

function setUp(options: Partial<SignInServerOptions> = {}) {
  const server = createTestServer(options)
  return { server, visitor: createVisitor({ handle: server.handle }) }
}

const codeOf = ({ body }: { body: unknown }) => {
  const { searchParams } = new URL((body as { url: string }).url)
  return searchParams.get('code') ?? searchParams.get('error')
}

test('a visitor signs in, is known to the app, changes the name and signs out', async () => {
  const { server, visitor } = setUp()
  expect((await visitor.get('/session')).body).toBeNull()
  const reply = await visitor.signIn({ account: alice, fields: { chainId: 137 } })
  expect(reply).toMatchObject({ status: 200, body: { url: `${testOrigin}/home` } })
  expect(reply.headers.get('cache-control')).toBe('private, no-cache, no-store')
  const address = `eip155:137:${alice.address}`
  expect((await visitor.get('/session')).body).toEqual({
    address,
    accounts: [address],
    user: { name: `${alice.address.slice(0, 6)}…${alice.address.slice(-6)}` },
    expires: expect.stringMatching(/^\d{4}-.*Z$/),
  })

  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ownRequest = { headers: new Headers({ origin: testOrigin, cookie }) }
  expect(await server.getSession(ownRequest)).toMatchObject({ address })
  // The session is only for its own origin.
  expect(
    await server.getSession({ headers: new Headers({ origin: 'https://evil.example', cookie }) }),
  ).toBeNull()

  const csrfToken = await visitor.csrfToken()
  const data = { name: 'Ada', address: 'eip155:1:0x0000000000000000000000000000000000000000' }
  expect(await visitor.postJson('/session', { csrfToken, data })).toMatchObject({
    status: 200,
    body: { user: { name: 'Ada' }, address },
  })
  expect((await visitor.get('/session')).body).toMatchObject({ user: { name: 'Ada' }, address })
  expect(await visitor.postJson('/session', { csrfToken: 'wrong', data })).toMatchObject({
    status: 400,
    body: null,
  })

  // A copy of the cookies must not outlive the session.
  const thief = createVisitor({ handle: server.handle, cookies: visitor.cookies })
  expect((await thief.get('/session')).body).not.toBeNull()
  await visitor.post('/signout', { csrfToken: await visitor.csrfToken(), callbackUrl: testOrigin })
  expect((await visitor.get('/session')).body).toBeNull()
  expect((await thief.get('/session')).body).toBeNull()
  expect(await server.getSession(ownRequest)).toBeNull()
})

// T14
test.each([
  ['Ada\u0000\u202eB\u200b', 'AdaB'],
  ['a\r\nb\u2028c', 'abc'],
  [`${'x'.repeat(99)}😀y`, `${'x'.repeat(99)}😀`],
  ['x'.repeat(10_000), 'x'.repeat(100)],
])('the name %j is kept as %j', async (name, kept) => {
  const { visitor } = setUp()
  await visitor.signIn({ account: alice })
  await visitor.postJson('/session', { csrfToken: await visitor.csrfToken(), data: { name } })
  expect((await visitor.get('/session')).body).toMatchObject({ user: { name: kept } })
})

test('a second sign-in of a browser ends its first session', async () => {
  const { server, visitor } = setUp()
  await visitor.signIn({ account: alice })
  const first = createVisitor({ handle: server.handle, cookies: visitor.cookies })
  await visitor.signIn({ account: privateKeyToAccount(generatePrivateKey()) })
  expect((await first.get('/session')).body).toBeNull()
  expect((await visitor.get('/session')).body).not.toBeNull()
})

// F31
test('a session ends when its lifetime is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { visitor } = setUp({ sessionLifetimeSeconds: 60 })
    await visitor.signIn({ account: alice })
    vi.setSystemTime(Date.now() + 59_000)
    expect((await visitor.get('/session')).body).not.toBeNull()
    vi.setSystemTime(Date.now() + 2_000)
    expect((await visitor.get('/session')).body).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

// T8
describe('a refused sign-in starts no session', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  test.each([
    ['wrong-domain', { fields: { domain: 'evil.example' } }],
    ['wrong-domain', { fields: { scheme: 'http' } }],
    ['wrong-uri', { fields: { uri: 'https://evil.example' } }],
    ['wrong-uri', { fields: { uri: testOrigin.replace('//', '//user@') } }],
    ['wrong-uri', { change: (message: string) => message.replace('URI: ', 'URI: blob:') }],
    ['malformed-message', { change: (message: string) => message.replace(/At: .{10}/, 'At: 2026-02-30') }],
    ['unknown-chain', { fields: { chainId: 10 } }],
    ['unknown-nonce', { fields: { nonce: 'ThisOneWasNeverMade' } }],
    ['expired', { fields: { expirationTime: minutes(-2) } }],
    ['not-yet-valid', { fields: { notBefore: minutes(2) } }],
    ['wrong-signature', { fields: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const } }],
    ['wrong-signature', { change: (text: string) => text.replace('Chain ID: 1', 'Chain ID: 137') }],
    ['malformed-message', { change: (text: string) => `${text}\nand more` }],
    ['MissingCSRF', { csrfToken: 'a token of an attacker' }],
  ])('%s: %o', async (code, parameters) => {
    const { visitor } = setUp()
    const reply = await visitor.signIn({ account: alice, ...parameters })
    expect(reply.status).toBe(401)
    expect(codeOf(reply)).toBe(code)
    expect((await visitor.get('/session')).body).toBeNull()
  })

  test('of the same signature, in this browser and in another', async () => {
    const { server, visitor } = setUp()
    const signed = await visitor.sign({ account: alice })
    expect((await visitor.submit(signed)).status).toBe(200)
    for (const again of [visitor, createVisitor({ handle: server.handle })])
      expect(codeOf(await again.submit(signed))).toBe('unknown-nonce')
  })

  // T11
  test('with the nonce of another browser', async () => {
    const { server, visitor } = setUp()
    const signed = await visitor.sign({ account: alice })
    const victim = createVisitor({ handle: server.handle })
    await victim.nonce()
    expect(codeOf(await victim.submit(signed))).toBe('unknown-nonce')
  })

  // T11
  test('with a CSRF cookie that the server has not signed', async () => {
    const { server } = setUp()
    const token = 'a'.repeat(64)
    const cookies = new Map([['__Host-siwx-csrf', `${token}.${'A'.repeat(43)}`]])
    const victim = createVisitor({ handle: server.handle, cookies })
    const reply = await victim.submit({ ...(await victim.sign({ account: alice })), csrfToken: token })
    expect(codeOf(reply)).toBe('MissingCSRF')
  })
})

// T8
test.each([{ origin: 'https://evil.example' }, { origin: 'http://app.example' }, { origin: 'null' }])(
  'requests with %j are refused on each endpoint',
  async (headers) => {
    const { server } = setUp()
    const visitor = createVisitor({ handle: server.handle, headers })
    for (const reply of [
      await visitor.get('/session'),
      await visitor.get('/csrf'),
      await visitor.get('/signin'),
      await visitor.post('/nonce'),
      await visitor.post('/callback/siwx'),
      await visitor.post('/signout'),
    ]) {
      expect(reply.status).toBe(403)
      expect(reply.headers.getSetCookie()).toEqual([])
    }
  },
)

// T12
test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://app.example.evil.example',
  'https://user@app.example',
  'https://app.example@evil.example',
  'javascript:alert(1)',
  'blob:https://app.example/1',
  'data:text/html,x',
])('no endpoint redirects to %j', async (callbackUrl) => {
  const { visitor } = setUp()
  const isOwn = (url: string) => expect(new URL(url)).toMatchObject({ origin: testOrigin, username: '' })
  isOwn(((await visitor.signIn({ account: alice, callbackUrl })).body as { url: string }).url)
  const query = new URLSearchParams({ callbackUrl })
  const page = new URL((await visitor.get(`/signin?${query}`)).headers.get('location') ?? '')
  expect(page.origin).toBe(testOrigin)
  isOwn(page.searchParams.get('callbackUrl') ?? '')
  const csrfToken = await visitor.csrfToken()
  isOwn(((await visitor.post('/signout', { csrfToken, callbackUrl })).body as { url: string }).url)
})

test('the sign-in page of the app receives error, code and callback', async () => {
  const { visitor } = setUp({ signInPage: '/login' })
  const reply = await visitor.get('/signin?error=SessionRequired&callbackUrl=%2Fhome&other=1')
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe(
    `${testOrigin}/login?error=SessionRequired&callbackUrl=${encodeURIComponent(`${testOrigin}/home`)}`,
  )
})

test('an unknown provider is reported on the error page, which is of the app', async () => {
  const { visitor } = setUp({ signInPage: '/login' })
  const form = { csrfToken: await visitor.csrfToken(), callbackUrl: `${testOrigin}/home` }
  const error = `${testOrigin}/api/auth/error?`
  expect(await visitor.post('/callback/other', form)).toMatchObject({
    status: 401,
    body: { url: `${error}error=Configuration` },
  })
  expect((await visitor.post('/signin/other', form)).body).toEqual({
    url: `${error}${new URLSearchParams({ callbackUrl: form.callbackUrl, error: 'Configuration' })}`,
  })
  expect((await visitor.post('/signin/siwx', form)).body).toEqual({
    url: `${testOrigin}/api/auth/signin?${new URLSearchParams({ callbackUrl: form.callbackUrl })}`,
  })
  const reply = await visitor.get('/error?error=Configuration')
  expect(reply.headers.get('location')).toBe(`${testOrigin}/login?error=Configuration`)
})

describe('rate limits', () => {
  test('hold per address', async () => {
    const addressOf = (request: Request) => request.headers.get('x-real-ip') ?? undefined
    const { server } = setUp({ rateLimit: { attemptsPerAddress: 3 }, clientAddress: addressOf })
    const from = (address: string) =>
      createVisitor({ handle: server.handle, headers: { 'x-real-ip': address } })
    for (let count = 0; count < 3; count += 1)
      expect((await from('192.0.2.1').post('/nonce')).status).toBe(200)
    const refused = await from('192.0.2.1').post('/nonce')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.1').post('/callback/siwx')).status).toBe(429)
    expect((await from('192.0.2.2').post('/nonce')).status).toBe(200)
    // Reading a session is not an attempt.
    expect((await from('192.0.2.1').get('/session')).status).toBe(200)
  })

  test('hold for all servers that share a store', async () => {
    const store = createSqliteStore({ file: ':memory:' })
    const clientAddress = () => '192.0.2.1'
    const options = { store, clientAddress, rateLimit: { attemptsPerAddress: 3 } }
    const [one, two] = [createTestServer(options), createTestServer(options)]
    const from = ({ handle }: typeof one) => createVisitor({ handle }).post('/nonce')
    const replies = [await from(one), await from(two), await from(one), await from(two), await from(one)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  })

  test('hold per account, and refused attempts do not use them up', async () => {
    const { visitor } = setUp({ rateLimit: { sessionsPerAccount: 2 } })
    const stranger = privateKeyToAccount(generatePrivateKey())
    for (let count = 0; count < 3; count += 1) {
      const refused = await visitor.signIn({ account: stranger, fields: { address: alice.address } })
      expect(codeOf(refused)).toBe('wrong-signature')
    }
    expect((await visitor.signIn({ account: alice })).status).toBe(200)
    expect((await visitor.signIn({ account: alice })).status).toBe(200)
    expect((await visitor.signIn({ account: alice })).status).toBe(429)
    expect((await visitor.signIn({ account: stranger })).status).toBe(200)
  })
})

// F31, F32
describe('while the database is unavailable', () => {
  const failure = Object.assign(new Error('postgres://user:password@host refused'), { code: 'ECONNREFUSED' })

  function breakable() {
    const real = createSqliteStore({ file: ':memory:' })
    let isDown = false
    const store = new Proxy(real, {
      get: (target, name: keyof SignInStore) =>
        isDown ? () => Promise.reject(failure) : target[name].bind(target),
    })
    return { store, setDown: (down: boolean) => (isDown = down) }
  }

  test('requests are answered with 503, and the session is there afterwards', async () => {
    const { store, setDown } = breakable()
    const errors: unknown[] = []
    const { visitor } = setUp({ store, onError: (error) => errors.push(error) })
    await visitor.signIn({ account: alice })
    const signed = await visitor.sign({ account: alice })
    const csrfToken = await visitor.csrfToken()
    setDown(true)
    for (const reply of [
      await visitor.get('/session'),
      await visitor.post('/nonce'),
      await visitor.submit({ ...signed, csrfToken }),
      await visitor.post('/signout', { csrfToken, callbackUrl: testOrigin }),
    ]) {
      expect(reply.status).toBe(503)
      expect(reply.headers.getSetCookie()).toEqual([])
    }
    setDown(false)
    expect((await visitor.get('/session')).body).toMatchObject({ address: `eip155:1:${alice.address}` })
    expect(errors).toHaveLength(4)
    expect(errors[0]).toMatchObject({ code: 'SERVER_STORE_UNAVAILABLE' })
    expect(errors.map(String).join()).not.toContain('password')
  })

  test('a database that never answers is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const real = createSqliteStore({ file: ':memory:' })
      const store = { ...real, addNonce: () => new Promise<never>(() => {}) }
      const { visitor } = setUp({ store, onError: () => {} })
      const reply = visitor.post('/nonce')
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(5_000)
      expect((await reply).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })
})

// T26
test('by default a failure is one line without what the visitor has sent', async () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...line) => lines.push(line))
  // Nothing listens there.
  const { visitor } = setUp({
    networks: [{ id: 'eip155:1', rpcUrl: 'http://127.0.0.1:9/a-key-of-the-node' }],
  })
  const stranger = privateKeyToAccount(generatePrivateKey())
  const signed = await visitor.sign({ account: stranger, fields: { address: alice.address } })
  expect(codeOf(await visitor.submit(signed))).toBe('chain-unavailable')
  expect(lines).toEqual([[expect.stringContaining('The node of eip155:1 is unavailable')]])
  expect(JSON.stringify(lines)).not.toMatch(/a-key-of-the-node|0x|Nonce/)
})

test('a node that is unavailable is reported with its network and the cause', async () => {
  const errors: unknown[] = []
  const { visitor } = setUp({
    // Nothing listens there.
    networks: [{ id: 'eip155:1', rpcUrl: 'http://127.0.0.1:9' }],
    onError: (error) => errors.push(error),
  })
  const stranger = privateKeyToAccount(generatePrivateKey())
  const reply = await visitor.signIn({ account: stranger, fields: { address: alice.address } })
  expect(codeOf(reply)).toBe('chain-unavailable')
  expect(errors).toEqual([
    expect.objectContaining({
      name: 'SignInServerError',
      code: 'SERVER_NODE_UNAVAILABLE',
      message: expect.stringContaining('The node of eip155:1 is unavailable'),
      cause: expect.any(Error),
    }),
  ])
})

// T25
test('the database has no token of a session', async () => {
  const store = createSqliteStore({ file: ':memory:' })
  const { visitor } = setUp({ store })
  await visitor.signIn({ account: alice })
  const token = visitor.cookies.get('__Host-siwx-session') ?? ''
  expect(token).toHaveLength(43)
  expect(store.listSessions()).toHaveLength(1)
  expect(JSON.stringify(store.listSessions())).not.toContain(token)
})

// F3
test.each([
  ['own', (server: SignInServer) => server.handle],
  ['of Auth.js', (server: SignInServer) => createAuthJsHandler({ server })],
])('a body that never ends is refused: handler %s', async (_, handlerOf) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const cancel = vi.fn()
  const request = new Request(`${testOrigin}/api/auth/callback/siwx`, {
    method: 'POST',
    headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new ReadableStream({ cancel }),
    duplex: 'half',
  } as RequestInit)
  const reply = handlerOf(createTestServer())(request)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await reply).status).toBe(408)
  expect(cancel).not.toHaveBeenCalled()
})
