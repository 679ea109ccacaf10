import { Auth } from '@auth/core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import type { SignInStore } from '../store/SignInStore.ts'
import { createVisitor, testOrigin } from '../testing/createVisitor.test.helper.ts'
import { createTestServer } from '../testing/testServer.test.helper.ts'
import { createAuthJsConfig } from './createAuthJsConfig.ts'
import { createAuthJsHandler } from './createAuthJsHandler.ts'

const alice = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const address = `eip155:1:${alice.address}`

test('a visitor signs in at Auth.js, and its session ends with that of the store', async () => {
  const store = createSqliteStore({ file: ':memory:' })
  const server = createTestServer({ store })
  const visitor = createVisitor({ handle: createAuthJsHandler({ server }) })
  expect(await visitor.signIn({ account: alice })).toMatchObject({
    status: 200,
    body: { url: `${testOrigin}/home` },
  })
  const [stored] = store.listSessions()
  expect((await visitor.get('/session')).body).toMatchObject({
    address,
    expires: new Date(stored?.expiresAt ?? 0).toISOString(),
  })
  store.endAllSessions()
  expect((await visitor.get('/session')).body).toBeNull()
})

// T9
test('a second sign-in of a browser ends its first session', async () => {
  const handle = createAuthJsHandler({ server: createTestServer() })
  const visitor = createVisitor({ handle })
  await visitor.signIn({ account: alice })
  const first = createVisitor({ handle, cookies: visitor.cookies })
  expect((await visitor.signIn({ account: bob, fields: { domain: 'evil.example' } })).status).toBe(401)
  expect((await first.get('/session')).body).toMatchObject({ address })
  await visitor.signIn({ account: bob })
  expect((await first.get('/session')).body).toBeNull()
  expect((await visitor.get('/session')).body).toMatchObject({ address: `eip155:1:${bob.address}` })
})

test('a refused sign-in has its reason, and is no error', async () => {
  const errors: unknown[] = []
  const server = createTestServer({ onError: (error) => errors.push(error) })
  const visitor = createVisitor({ handle: createAuthJsHandler({ server }) })
  const reply = await visitor.signIn({ account: alice, fields: { domain: 'evil.example' } })
  expect(reply).toMatchObject({
    status: 401,
    body: { url: expect.stringContaining('error=CredentialsSignin&code=wrong-domain') },
  })
  expect(errors).toEqual([])
})

test('the configuration works in an Auth.js of the host, with the nonces of the server', async () => {
  const server = createTestServer()
  const handle = async (request: Request) =>
    new URL(request.url).pathname === '/api/auth/nonce'
      ? server.handle(request)
      : Auth(request, createAuthJsConfig(server))
  const visitor = createVisitor({ handle })
  expect((await visitor.signIn({ account: alice })).body).toEqual({ url: `${testOrigin}/home` })
  expect((await visitor.get('/session')).body).toMatchObject({ address })
})

// T8
test('a page of another origin cannot use the configuration', async () => {
  const server = createTestServer({ origins: [testOrigin, 'https://other.example'] })
  const handle = (request: Request) => Auth(request, createAuthJsConfig(server)) as Promise<Response>
  const owner = createVisitor({ handle: server.handle })
  const signed = await owner.sign({ account: alice })
  for (const origin of ['https://evil.example', 'https://other.example']) {
    const page = createVisitor({ handle, cookies: owner.cookies, headers: { origin } })
    const { url } = (await page.submit(signed)).body as { url: string }
    expect(new URL(url).searchParams.get('error')).toBe('CredentialsSignin')
    expect((await page.get('/session')).body).toBeNull()
  }
})

// T21
test('a body that does not end is read up to the limit', async () => {
  const handle = createAuthJsHandler({ server: createTestServer() })
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > 1_000) controller.close()
      else controller.enqueue(new Uint8Array(16 * 1024).fill(97))
    },
  })
  const headers = { origin: testOrigin, 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const reply = await handle(new Request(`${testOrigin}/api/auth/callback/siwx`, init))
  expect(reply.status).toBe(413)
  expect(sent).toBeLessThan(25)
})

// T21
test('a body that breaks off is no failure of the server', async () => {
  const errors: unknown[] = []
  const server = createTestServer({ onError: (error) => errors.push(error) })
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const init = { method: 'POST', headers: { origin: testOrigin }, body, duplex: 'half' }
  const reply = await createAuthJsHandler({ server })(
    new Request(`${testOrigin}/api/auth/callback/siwx`, init),
  )
  expect(reply.status).toBe(400)
  expect(errors).toEqual([])
})

// T21
test('an Auth.js of the host reads no signature that is longer than the contract allows', async () => {
  const server = createTestServer({ networks: [{ id: 'eip155:1', rpcUrl: 'http://127.0.0.1:9' }] })
  const owner = createVisitor({ handle: server.handle })
  const { message } = await owner.sign({ account: alice })
  const handle = (request: Request) => Auth(request, createAuthJsConfig(server)) as Promise<Response>
  const page = createVisitor({ handle, cookies: owner.cookies })
  const { url } = (await page.submit({ message, signature: `0x${'00'.repeat(100_000)}` })).body as {
    url: string
  }
  expect(new URL(url).searchParams.get('code')).toBe('malformed-message')
})

test('the host adds callbacks', async () => {
  const server = createTestServer()
  const handle = createAuthJsHandler({
    server,
    configure: (config) => ({ ...config, callbacks: { ...config.callbacks, signIn: () => false } }),
  })
  const visitor = createVisitor({ handle })
  expect((await visitor.signIn({ account: alice })).body).toMatchObject({
    url: expect.stringContaining('error=AccessDenied'),
  })
})

// T14
test('a visitor changes the name of the session, without what is invisible in it, and nothing else', async () => {
  const visitor = createVisitor({ handle: createAuthJsHandler({ server: createTestServer() }) })
  await visitor.signIn({ account: alice })
  const data = { name: 'Ada\u202eB\u200b\nC', address: 'eip155:1:0x0', sessionToken: 'other' }
  await visitor.postJson('/session', { csrfToken: await visitor.csrfToken(), data })
  expect((await visitor.get('/session')).body).toMatchObject({ user: { name: 'AdaBC' }, address })
})

test('an account has as many sessions a minute as the limit allows', async () => {
  const server = createTestServer({ rateLimit: { sessionsPerAccount: 1 } })
  const visitor = createVisitor({ handle: createAuthJsHandler({ server }) })
  expect((await visitor.signIn({ account: alice })).status).toBe(200)
  expect(await visitor.signIn({ account: alice })).toMatchObject({
    status: 401,
    body: { url: expect.stringContaining('code=too-many-sign-ins') },
  })
  expect((await visitor.get('/session')).body).toMatchObject({ address })
})

test('an adapter of the host keeps its own users; sessions of wallets stay in the store', async () => {
  const called = vi.fn()
  const adapter = { createUser: called, getUser: called, getUserByAccount: called, linkAccount: called }
  const store = createSqliteStore({ file: ':memory:' })
  const server = createTestServer({ store })
  const handle = createAuthJsHandler({ server, configure: (config) => ({ ...config, adapter }) })
  const visitor = createVisitor({ handle })
  expect(await visitor.signIn({ account: alice })).toMatchObject({ status: 200 })
  expect((await visitor.get('/session')).body).toMatchObject({ address })
  expect(store.listSessions()).toHaveLength(1)
  expect(called).not.toHaveBeenCalled()
})

// F31
test('a store that is unavailable does not end the session', async () => {
  const real = createSqliteStore({ file: ':memory:' })
  let isDown = false
  const store = new Proxy(real, {
    get: (target, name: keyof SignInStore) =>
      isDown ? () => Promise.reject(new Error('refused')) : target[name].bind(target),
  })
  const server = createTestServer({ store, onError: () => {} })
  const visitor = createVisitor({ handle: createAuthJsHandler({ server }) })
  await visitor.signIn({ account: alice })
  const csrfToken = await visitor.csrfToken()
  const signed = await visitor.sign({ account: alice })
  isDown = true
  for (const reply of [
    await visitor.get('/session'),
    await visitor.submit({ ...signed, csrfToken }),
    await visitor.post('/signout', { csrfToken, callbackUrl: testOrigin }),
  ]) {
    expect(reply.status).toBe(503)
    expect(reply.headers.getSetCookie()).toEqual([])
  }
  isDown = false
  expect((await visitor.get('/session')).body).toMatchObject({ address })
})
