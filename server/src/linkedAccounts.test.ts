import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAuthJsHandler } from './authjs/createAuthJsHandler.ts'
import type { SignInServer } from './createSignInServer.ts'
import type { SignInServerOptions } from './options/SignInServerOptions.ts'
import { createSqliteStore } from './store/createSqliteStore.ts'
import type { SignInStore } from './store/SignInStore.ts'
import { createVisitor, testOrigin, type Visitor } from './testing/createVisitor.test.helper.ts'
import { createTestServer } from './testing/testServer.test.helper.ts'

const [alice, bob] = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
if (!alice || !bob) throw new Error('there are no accounts')
const idOf = ({ address }: { address: string }) => `eip155:1:${address}`
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

async function setUp(options: Partial<SignInServerOptions> = {}) {
  const store = createSqliteStore({ file: ':memory:' })
  const server = createTestServer({ store, networks: [{ id: 'eip155:1' }, { id: solana }], ...options })
  const visitor = createVisitor({ handle: server.handle })
  await visitor.signIn({ account: alice as never })
  return { server, store, visitor, session: async () => (await visitor.get('/session')).body }
}

const codeOf = ({ body }: { body: unknown }) =>
  new URL((body as { url: string }).url).searchParams.get('code')

async function signSolana(visitor: Visitor) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
  const message = [
    `${new URL(testOrigin).host} wants you to sign in with your Solana account:`,
    address,
    '',
    `URI: ${testOrigin}`,
    'Version: 1',
    `Chain ID: ${solana.split(':')[1]}`,
    `Nonce: ${await visitor.nonce()}`,
    `Issued At: ${new Date().toISOString()}`,
  ].join('\n')
  const signature = base58.encode(sign(null, Buffer.from(message), privateKey))
  return { address, message, signature }
}

// T8
test('accounts of both families join a session, which keeps its account, name and end', async () => {
  const { server, visitor, session } = await setUp()
  const before = await session()
  expect(before).toMatchObject({ address: idOf(alice), accounts: [idOf(alice)] })
  expect(await visitor.signIn({ account: bob, link: true })).toMatchObject({ status: 200 })
  const { address, ...signed } = await signSolana(visitor)
  expect(await visitor.submit({ ...signed, link: true })).toMatchObject({ status: 200 })
  const accounts = [idOf(alice), idOf(bob), `${solana}:${address}`]
  expect(await session()).toEqual({ ...(before as object), accounts })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = new Headers({ origin: testOrigin, cookie })
  expect(await server.getSession({ headers })).toMatchObject({ accounts })
})

test('an account joins once, and without the field a session is replaced', async () => {
  const { visitor, session } = await setUp()
  await visitor.signIn({ account: bob, link: true })
  await visitor.signIn({ account: bob, link: true })
  await visitor.signIn({ account: alice, link: true })
  expect(await session()).toMatchObject({ accounts: [idOf(alice), idOf(bob)] })
  await visitor.signIn({ account: bob })
  expect(await session()).toMatchObject({ address: idOf(bob), accounts: [idOf(bob)] })
})

// T11
test('a copy of the cookies from before does not get the account', async () => {
  const { server, visitor } = await setUp()
  const thief = createVisitor({ handle: server.handle, cookies: visitor.cookies })
  await visitor.signIn({ account: bob, link: true })
  expect((await thief.get('/session')).body).toBeNull()
})

// T8
test.each([
  ['a signature of another account', { fields: { address: alice.address } }, 'wrong-signature'],
  ['a message for another site', { fields: { domain: 'evil.example' } }, 'wrong-domain'],
  ['another nonce', { fields: { nonce: 'abcdefgh12345678' } }, 'unknown-nonce'],
])('%s does not join, and the session stays', async (_, change, code) => {
  const { visitor, session } = await setUp()
  const before = await session()
  const reply = await visitor.signIn({ account: bob, link: true, ...change })
  expect([reply.status, codeOf(reply)]).toEqual([401, code])
  expect(await session()).toEqual(before)
})

// F31
test('without a session, or after its end, it is an ordinary sign-in', async () => {
  const { store, visitor, session } = await setUp()
  store.endAllSessions()
  expect(await visitor.signIn({ account: bob, link: true })).toMatchObject({ status: 200 })
  expect(await session()).toMatchObject({ address: idOf(bob), accounts: [idOf(bob)] })
})

// F31
test('joining does not make a session last longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { visitor, session } = await setUp({ sessionLifetimeSeconds: 60 })
  vi.setSystemTime(Date.now() + 50_000)
  await visitor.signIn({ account: bob, link: true })
  expect(await session()).toMatchObject({ accounts: [idOf(alice), idOf(bob)] })
  vi.setSystemTime(Date.now() + 11_000)
  expect(await session()).toBeNull()
})

test('a session has 21 accounts at most', async () => {
  const { visitor, session } = await setUp({ rateLimit: false })
  for (let count = 0; count < 20; count += 1)
    await visitor.signIn({ account: privateKeyToAccount(generatePrivateKey()), link: true })
  const reply = await visitor.signIn({ account: bob, link: true })
  expect([reply.status, codeOf(reply)]).toEqual([401, 'not-linked'])
  expect(((await session()) as { accounts: string[] }).accounts).toHaveLength(21)
})

// T8
test('accounts join a session of Auth.js', async () => {
  const store = createSqliteStore({ file: ':memory:' })
  const server = createTestServer({ store })
  const visitor = createVisitor({ handle: createAuthJsHandler({ server }) })
  const session = async () => (await visitor.get('/session')).body
  await visitor.signIn({ account: alice })
  const before = await session()
  const thief = createVisitor({ handle: createAuthJsHandler({ server }), cookies: visitor.cookies })
  expect(await visitor.signIn({ account: bob, link: true })).toMatchObject({ status: 200 })
  expect(await session()).toEqual({ ...(before as object), accounts: [idOf(alice), idOf(bob)] })
  expect((await thief.get('/session')).body).toBeNull()
  const refused = await visitor.signIn({ account: bob, link: true, fields: { address: alice.address } })
  expect([refused.status, codeOf(refused)]).toEqual([401, 'wrong-signature'])
  expect(await session()).toMatchObject({ accounts: [idOf(alice), idOf(bob)] })
  store.endAllSessions()
  await visitor.signIn({ account: bob, link: true })
  expect(await session()).toMatchObject({ address: idOf(bob), accounts: [idOf(bob)] })
})

// T11, F31
test.each([
  ['its own sessions', ({ handle }: SignInServer) => handle],
  ['Auth.js', (server: SignInServer) => createAuthJsHandler({ server })],
])('a linked account leaves a session of %s, and a copy of the cookies ends with it', async (_, toHandle) => {
  const server = createTestServer({ store: createSqliteStore({ file: ':memory:' }) })
  const handle = toHandle(server)
  const visitor = createVisitor({ handle })
  const session = async () => (await visitor.get('/session')).body
  const unlink = async (account: unknown, csrfToken?: string) =>
    visitor.postJson('/session', {
      csrfToken: csrfToken ?? (await visitor.csrfToken()),
      data: { unlink: account },
    })
  await visitor.signIn({ account: alice })
  const alone = await session()
  await visitor.signIn({ account: bob, link: true })
  const both = await session()
  expect(both).toMatchObject({ accounts: [idOf(alice), idOf(bob)] })

  for (const other of [idOf(alice), 'eip155:1:0x0', '', 7, null, { toString: () => idOf(bob) }]) {
    await unlink(other)
    expect(await session()).toEqual(both)
  }
  await unlink(idOf(bob), 'forged')
  expect(await session()).toEqual(both)

  const copy = createVisitor({ handle, cookies: visitor.cookies })
  expect((await unlink(idOf(bob))).body).toMatchObject({ accounts: [idOf(alice)] })
  expect(await session()).toEqual(alone)
  expect((await copy.get('/session')).body).toBeNull()

  await visitor.signIn({ account: bob, link: true })
  expect(await session()).toMatchObject({ accounts: [idOf(alice), idOf(bob)] })
})

// T9, T11
describe.each([
  ['its own sessions', ({ handle }: SignInServer) => handle],
  ['Auth.js', (server: SignInServer) => createAuthJsHandler({ server })],
])('while a session of %s is being replaced', (_, toHandle) => {
  /**
   * A browser at one server, and actions of another server of the same store while the first one replaces the session.
   */
  async function startReplacing(act: (other: Visitor) => Promise<unknown>) {
    const store = createSqliteStore({ file: ':memory:' })
    let meanwhile = async (): Promise<unknown> => undefined
    const slow: SignInStore = {
      ...store,
      async addSession(session) {
        await meanwhile()
        await store.addSession(session)
      },
    }
    const visitor = createVisitor({ handle: toHandle(createTestServer({ store: slow })) })
    await visitor.signIn({ account: alice as never })
    await visitor.signIn({ account: bob as never, link: true })
    const handle = toHandle(createTestServer({ store }))
    meanwhile = () => act(createVisitor({ handle, cookies: visitor.cookies }))
    const getActive = () => store.listSessions().filter(({ isActive }) => isActive)
    return { visitor, getActive }
  }

  const unlink = async (visitor: Visitor) =>
    visitor.postJson('/session', { csrfToken: await visitor.csrfToken(), data: { unlink: idOf(bob) } })
  const signOut = async (visitor: Visitor) =>
    visitor.post('/signout', { csrfToken: await visitor.csrfToken(), callbackUrl: testOrigin })

  test('a sign-out at another server ends it, whether an account joins or leaves', async () => {
    const leaving = await startReplacing(signOut)
    expect((await unlink(leaving.visitor)).body).toBeNull()
    expect(leaving.getActive()).toEqual([])

    const joining = await startReplacing(signOut)
    const reply = await joining.visitor.signIn({ account: bob, link: true })
    expect([reply.status, codeOf(reply)]).toEqual([401, 'not-linked'])
    expect(joining.getActive()).toEqual([])
  })

  test('another server that replaces it, too, leaves one session', async () => {
    const { visitor, getActive } = await startReplacing(unlink)
    expect(await visitor.signIn({ account: bob, link: true })).toMatchObject({ status: 401 })
    expect(getActive()).toMatchObject([{ linked: [] }])
  })
})
