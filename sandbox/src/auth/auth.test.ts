import { request } from 'node:http'
import { createTestClient, getAddress, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test, vi } from 'vitest'
import { createDevAccounts } from '../chains/createDevAccounts.ts'
import { accountContractOf } from '../testSupport/accountContractOf.ts'
import { createVisitor, type Visitor } from '../testSupport/createVisitor.ts'
import { sendSignIn, signInWith } from '../testSupport/signInWith.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [alice] = createDevAccounts().map(({ account }) => account)
if (!alice) throw new Error('there are no accounts')

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

function visit(headers?: Record<string, string>): Visitor {
  return createVisitor({ origin: sandbox.origin, ...(headers ? { headers } : {}) })
}

/** Signs in correctly, except for the given overrides. */
function signIn(visitor: Visitor, parameters: Partial<Parameters<typeof signInWith>[0]> = {}) {
  return signInWith({ visitor, account: alice, origin: sandbox.origin, ...parameters } as never)
}

test('there is no session at first, and wallets are the only provider', async () => {
  const visitor = visit()
  expect(await visitor.get('/session')).toBeNull()
  expect(await visitor.get('/providers')).toEqual({
    siwx: {
      id: 'siwx',
      name: 'Wallet',
      type: 'credentials',
      signinUrl: `${sandbox.origin}/api/auth/signin/siwx`,
      callbackUrl: `${sandbox.origin}/api/auth/callback/siwx`,
    },
  })
})

test('a signed message signs in, and signing out ends the session on the server', async () => {
  const visitor = visit()
  expect((await signIn(visitor)).href).toBe(`${sandbox.origin}/home`)
  const session = await visitor.get('/session')
  expect(session).toMatchObject({ address: `eip155:1:${alice.address}`, user: { name: 'alice.eth' } })
  expect(new Date((session as { expires: string }).expires).getTime()).toBeGreaterThan(Date.now())

  // A copy of the cookies must not outlive the session.
  const thief = createVisitor({ origin: sandbox.origin, cookies: visitor.cookies })
  expect(await thief.get('/session')).toMatchObject({ address: `eip155:1:${alice.address}` })
  await visitor.post('/signout', { csrfToken: await visitor.csrfToken(), callbackUrl: `${sandbox.origin}/` })
  expect(await visitor.get('/session')).toBeNull()
  expect(await thief.get('/session')).toBeNull()
})

test('the session of an account without a name shows its address and the signed chain', async () => {
  const stranger = privateKeyToAccount(generatePrivateKey())
  const visitor = visit()
  await signIn(visitor, { account: stranger, fields: { chainId: 137 } })
  expect(await visitor.get('/session')).toMatchObject({
    address: `eip155:137:${stranger.address}`,
    user: { name: `${stranger.address.slice(0, 6)}…${stranger.address.slice(-6)}` },
  })
})

// T8
describe('a rejected sign-in creates no session', () => {
  const otherOrigin = 'http://127.0.0.1:9999'
  test.each([
    ['wrong-signature', { sign: async () => `0x${'11'.repeat(65)}` }],
    ['wrong-signature', { sign: async () => 'no hex at all' }],
    ['wrong-signature', { sign: (text: string) => alice.signMessage({ message: `${text} ` }) }],
    ['wrong-signature', { fields: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const } }],
    ['wrong-domain', { fields: { domain: 'evil.example' } }],
    ['wrong-domain', { fields: { domain: '127.0.0.1' } }],
    ['wrong-domain', { fields: { scheme: 'https' } }],
    ['wrong-uri', { fields: { uri: otherOrigin } }],
    ['unknown-chain', { fields: { chainId: 10 } }],
    ['unknown-nonce', { fields: { nonce: 'ThisOneWasNeverMade' } }],
    ['expired', { fields: { expirationTime: minutes(-2) } }],
    ['not-yet-valid', { fields: { issuedAt: minutes(2) } }],
    ['not-yet-valid', { fields: { notBefore: minutes(2) } }],
  ])('%s: %o', async (code, parameters) => {
    const visitor = visit()
    const { pathname, searchParams } = await signIn(visitor, parameters)
    expect(visitor.lastStatus()).toBe(401)
    expect(pathname).toBe('/api/auth/signin')
    expect(Object.fromEntries(searchParams)).toEqual({ error: 'CredentialsSignin', code })
    expect(await visitor.get('/session')).toBeNull()
    // A rejected sign-in is not logged as a server error.
    expect(sandbox.logged).toEqual([])
  })

  test.each<[string, string, (text: string) => string]>([
    ['the version', 'malformed-message', (text) => text.replace('Version: 1', 'Version: 2')],
    ['a line more', 'malformed-message', (text) => `${text}\nand more`],
    ['a line before', 'malformed-message', (text) => `Hello\n${text}`],
    ['another kind of account', 'malformed-message', (text) => text.replace('Ethereum', 'Bitcoin')],
    ['a field twice', 'malformed-message', (text) => text.replace(/(Version: 1)/, '$1\n$1')],
    ['carriage returns', 'malformed-message', (text) => text.replaceAll('\n', '\r\n')],
    ['a statement of two lines', 'malformed-message', (text) => text.replace('\n\n\n', '\n\na\nb\n\n')],
    ['a hidden statement', 'malformed-message', (text) => text.replace('\n\n\n', '\n\na\u202eb\n\n')],
    ['a line separator', 'malformed-message', (text) => text.replace('\n\n\n', '\n\na\u2028b\n\n')],
    ['a URI with a user', 'wrong-uri', (text) => text.replace('URI: http://', 'URI: http://user@')],
    ['a URI of the same host by blob', 'wrong-uri', (text) => text.replace('URI: ', 'URI: blob:')],
    ['a day that does not exist', 'malformed-message', (text) => text.replace(/At: .{10}/, 'At: 2026-02-30')],
  ])('a signed message with %s', async (_, code, change) => {
    const visitor = visit()
    const { nonce } = (await visitor.post('/nonce')) as { nonce: string }
    const { host } = new URL(sandbox.origin)
    const { address } = alice
    const fields = {
      address,
      chainId: 1,
      domain: host,
      uri: `${sandbox.origin}/`,
      nonce,
      version: '1',
    } as const
    const right = createSiweMessage(fields)
    const message = change(right)
    expect(message).not.toBe(right)
    const signature = await alice.signMessage({ message })
    const url = await sendSignIn({ visitor, origin: sandbox.origin, message, signature })
    expect(url.searchParams.get('code')).toBe(code)
    expect(visitor.lastStatus()).toBe(401)
    expect(await visitor.get('/session')).toBeNull()
  })

  test('a string that is not an EIP-4361 message', async () => {
    const visitor = visit()
    const url = await sendSignIn({ visitor, origin: sandbox.origin, message: 'let me in', signature: '0x00' })
    expect(url.searchParams.get('code')).toBe('malformed-message')
  })

  test('a missing CSRF token', async () => {
    const visitor = visit()
    await visitor.csrfToken()
    const url = await signIn(visitor, { csrfToken: '' })
    expect(url.searchParams.get('error')).toBe('MissingCSRF')
    expect(await visitor.get('/session')).toBeNull()
  })
})

test('tolerates a clock difference of one minute', async () => {
  const seconds = (count: number) => new Date(Date.now() + count * 1_000)
  const fields = { issuedAt: seconds(50), notBefore: seconds(50), expirationTime: seconds(-50) }
  expect((await signIn(visit(), { fields })).pathname).toBe('/home')
})

test('a nonce is valid for one attempt, even a failed one', async () => {
  const visitor = visit()
  const sent: string[] = []
  const sign = (text: string) => {
    sent.push(text)
    return alice.signMessage({ message: `${text}!` })
  }
  expect((await signIn(visitor, { sign })).searchParams.get('code')).toBe('wrong-signature')
  const [message = ''] = sent
  const signature = await alice.signMessage({ message })
  const again = await sendSignIn({ visitor, origin: sandbox.origin, message, signature })
  expect(again.searchParams.get('code')).toBe('unknown-nonce')
  expect(await visitor.get('/session')).toBeNull()
})

test('nonces are valid in EIP-4361, unique, and expire after five minutes', async () => {
  const visitor = visit()
  const [first, second] = (await Promise.all([visitor.post('/nonce'), visitor.post('/nonce')])) as {
    nonce: string
    expiresAt: string
  }[]
  expect(first?.nonce).toMatch(/^[A-Za-z0-9]{8,}$/)
  expect(first?.nonce).not.toBe(second?.nonce)
  const lifeMs = new Date(first?.expiresAt ?? 0).getTime() - Date.now()
  expect(lifeMs).toBeGreaterThan(290_000)
  expect(lifeMs).toBeLessThanOrEqual(300_000)
})

// T8
describe('the origins that the server is configured for', () => {
  const page = 'https://app.example'
  const configured = useSandbox({ origins: [page] })
  const from = (headers: Record<string, string>) => createVisitor({ origin: configured.origin, headers })
  const signInFrom = (visitor: Visitor, origin: string) => signInWith({ visitor, account: alice, origin })

  test('are known by Origin', async () => {
    const visitor = from({ origin: page })
    expect((await signInFrom(visitor, page)).href).toBe(`${page}/home`)
    expect(await visitor.get('/session')).toMatchObject({ address: `eip155:1:${alice.address}` })
    expect([...visitor.cookies.keys()].every((name) => name.startsWith('__'))).toBe(true)
  })

  test('are known by Host, behind a proxy that keeps it', async () => {
    const reply = await send('/nonce', { method: 'POST', headers: { host: 'app.example' } })
    expect(reply).toEqual({
      status: 200,
      cookies: [expect.stringMatching(/^__Host-.*; HttpOnly; SameSite=Lax;.*; Secure$/)],
    })
  })

  test('are not mixed: a message signed for one is refused from a page of another', async () => {
    const url = await signInFrom(from({ origin: page }), configured.origin)
    expect(url.searchParams.get('code')).toBe('wrong-domain')
  })

  test.each([
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
  ])('are not added to by %j: a message signed for another site opens no session', async (headers) => {
    const visitor = from(headers)
    const url = await signInFrom(visitor, 'https://evil.example')
    expect(url.searchParams.get('code')).toBe('wrong-domain')
    expect(await visitor.get('/session')).toBeNull()
  })

  test.each([
    { host: 'evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'app.example' },
    { host: 'app.example.evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://app.example' },
    { origin: 'null' },
  ])('refuse all requests with %j', async (headers: Record<string, string>) => {
    const own = await signedIn()
    const requests = [
      ['GET', '/session'],
      ['GET', '/csrf'],
      ['POST', '/nonce'],
      ['POST', '/callback/siwx'],
      ['POST', '/signout'],
    ] as const
    for (const [method, path] of requests) {
      const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await send(path, { method, headers: { ...headers, cookie } })
      expect([path, reply.status, reply.cookies]).toEqual([path, 403, []])
    }
  })

  async function signedIn(): Promise<Visitor> {
    const visitor = createVisitor({ origin: configured.origin })
    await signInFrom(visitor, configured.origin)
    return visitor
  }

  /** By `node:http`: `fetch` does not send another `Host`. */
  function send(path: string, { method, headers }: { method: string; headers: Record<string, string> }) {
    return new Promise<{ status: number | undefined; cookies: readonly string[] }>((resolve, reject) => {
      const asked = request(`${configured.origin}/api/auth${path}`, { method, headers }, (reply) => {
        reply.resume()
        resolve({ status: reply.statusCode, cookies: reply.headers['set-cookie'] ?? [] })
      })
      asked.on('error', reject).end()
    })
  }
})

// T8, T11
test('a message signed with the nonce of another browser is refused', async () => {
  const attacker = visit()
  const { nonce } = (await attacker.post('/nonce')) as { nonce: string }
  const victim = visit()
  const url = await signIn(victim, { fields: { nonce } })
  expect(url.searchParams.get('code')).toBe('unknown-nonce')
  expect(await victim.get('/session')).toBeNull()
})

// T8
test('the same signature opens a second session neither here nor in another browser', async () => {
  const visitor = visit()
  const sent: { message: string; signature: string }[] = []
  const sign = async (message: string) => {
    const signature = await alice.signMessage({ message })
    sent.push({ message, signature })
    return signature
  }
  expect((await signIn(visitor, { sign })).pathname).toBe('/home')
  const [replay] = sent
  if (!replay) throw new Error('nothing was signed')
  for (const again of [
    visitor,
    visit(),
    createVisitor({ origin: sandbox.origin, cookies: visitor.cookies }),
  ]) {
    const url = await sendSignIn({ visitor: again, origin: sandbox.origin, ...replay })
    expect(url.searchParams.get('code')).toBe('unknown-nonce')
  }
})

// T12
test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://user@evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
])('signing in with the callback %j stays on the origin', async (callbackUrl) => {
  const visitor = visit()
  const url = await signIn(visitor, { callbackUrl })
  expect(url.origin).toBe(sandbox.origin)
})

test('never redirects to another origin', async () => {
  const visitor = visit()
  const csrfToken = await visitor.csrfToken()
  const reply = await visitor.post('/signout', { csrfToken, callbackUrl: 'https://evil.example/x' })
  expect(reply).toEqual({ url: sandbox.origin })
})

test('the owner of a session can change its name only', async () => {
  const visitor = visit()
  await signIn(visitor)
  const data = { name: 'Ada', address: 'eip155:1:0x0000000000000000000000000000000000000000' }
  const { status, body } = await visitor.postJson('/session', { csrfToken: await visitor.csrfToken(), data })
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { name: 'Ada' }, address: `eip155:1:${alice.address}` })
  expect(await visitor.postJson('/session', { csrfToken: 'wrong', data })).toEqual({
    status: 400,
    body: null,
  })
})

test('the server can end every session', async () => {
  const visitor = visit()
  await signIn(visitor)
  await sandbox.get('/__sandbox/sessions', { method: 'DELETE' })
  expect(await visitor.get('/session')).toBeNull()
  const sessions = await (await sandbox.get('/__sandbox/sessions')).json()
  expect(sessions).toMatchObject([{ account: `eip155:1:${alice.address}`, isActive: false }])
})

test('a smart contract account signs in when its contract accepts the signature (ERC-1271)', async () => {
  const address = getAddress('0x1271127112711271127112711271127112711271')
  const [chain] = evmChainsOf(await sandbox.describe())
  const node = createTestClient({ mode: 'anvil', transport: http(chain?.directRpcUrl) })
  await node.setCode({ address, bytecode: accountContractOf(alice.address) })

  const visitor = visit()
  expect((await signIn(visitor, { fields: { address } })).pathname).toBe('/home')
  expect(await visitor.get('/session')).toMatchObject({ address: `eip155:1:${address}` })

  const stranger = privateKeyToAccount(generatePrivateKey())
  const sign = (message: string) => stranger.signMessage({ message })
  const refused = await signIn(visit(), { fields: { address }, sign })
  expect(refused.searchParams.get('code')).toBe('wrong-signature')
})
