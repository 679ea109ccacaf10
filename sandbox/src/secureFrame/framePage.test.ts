import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { logInByEmail, openFrame } from '../testSupport/frameVisitor.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const host = 'https://app.example'
const sandbox = useSandbox({ origins: [host] })

test('only the allowed origins may embed the page, and it contacts this one and paymasters alone', async () => {
  const { services, faults } = await sandbox.describe()
  expect(services.frame).toBe(`${sandbox.origin}/secure/sdk`)
  expect(faults.services.frame).toEqual(expect.arrayContaining(['getFrame', 'connectEmail', 'rpcRequest']))
  const response = await sandbox.get('/secure/sdk?projectId=x')
  const policy = Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
  const { port } = new URL(sandbox.origin)
  const local = [port, '4600', '5173', '4173'].flatMap((each) => [
    `http://127.0.0.1:${each}`,
    `http://localhost:${each}`,
  ])
  expect(policy).toMatchObject({
    'default-src': [`'none'`],
    'script-src': [`'self'`, expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
    'connect-src': [
      ...[`'self'`, 'https:', `http://127.0.0.1:${port}`, `http://localhost:${port}`],
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['frame-worker'],
    'form-action': [`'none'`],
  })
  expect(policy['frame-ancestors']?.toSorted()).toEqual([...local, host].toSorted())
})

test('the page is split at the login, and its worker may load and send nothing', async () => {
  const first = await readWithImports('main.js')
  const later = [...first.matchAll(/import\(`\.\/([\w-]+\.js)`\)/g)].map(([, name]) => name)
  // The code of requests, and each language but English.
  expect(later.length).toBeGreaterThanOrEqual(14)
  for (const name of later) {
    const script = await sandbox.get(`/secure/scripts/${name}`)
    expect(script.status).toBe(200)
    expect(first).not.toContain(await script.text())
  }
  // Of the whole before a login, in bytes of gzip.
  expect(gzipSync(first).length).toBeLessThan(60_000)
  expect((await sandbox.get('/secure/scripts/other.js')).status).toBe(404)
  const worker = await sandbox.get('/secure/scripts/worker.js')
  expect(worker.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(await worker.text()).not.toMatch(/^\s*(?:import|export)\b/m)
})

/** A script with those that it imports at once. */
async function readWithImports(name: string): Promise<string> {
  const text = await (await sandbox.get(`/secure/scripts/${name}`)).text()
  const names = [...text.matchAll(/\bfrom`?"?\.\/([\w-]+\.js)/g)].map(([, imported = '']) => imported)
  return [text, ...(await Promise.all(names.map(readWithImports)))].join('\n')
}

test('cookies are hidden from scripts, and partitioned by the embedding site', async () => {
  const response = await sandbox.get('/secure/sdk')
  const cookies = response.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/secure', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']),
    )
  }
})

test('a session survives, has a new id after the login, and ends on the server', async () => {
  const visitor = await openFrame(sandbox)
  const before = new Map(visitor.cookies)
  await logInByEmail(sandbox, visitor, 'alice@example.test')
  const reloaded = await openFrame(sandbox, new Map(visitor.cookies))
  expect((await reloaded.call('/status')).body).toEqual({ isConnected: true, chainId: 1 })
  const fixed = await openFrame(sandbox, before)
  expect((await fixed.call('/status')).body).toMatchObject({ isConnected: false })

  await visitor.call('/sign-out')
  expect((await reloaded.call('/status')).body).toMatchObject({ isConnected: false })
  expect(await reloaded.call('/user')).toEqual({ status: 401, body: { message: 'You are not logged in.' } })
})

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['the page that embeds the frame', { Origin: host }],
  ['no page', {}],
  ['a sandboxed page', { Origin: 'null' }],
] as const)('requests of %s are refused', async (_name, headers) => {
  const visitor = await openFrame(sandbox)
  await logInByEmail(sandbox, visitor, 'alice@example.test')
  expect((await visitor.call('/sign-out', {}, headers)).status).toBe(403)
  expect((await visitor.call('/status')).body).toMatchObject({ isConnected: true })
})

test('a host name that resolves to this machine is not its own page', async () => {
  const { isOwnOrigin } = await import('../pages/isOwnOrigin.ts')
  const from = (host: string) =>
    new Request('http://x', { headers: { host, origin: `http://${host}` }, method: 'POST' })
  expect(isOwnOrigin(from('127.0.0.1:4610'))).toBe(true)
  expect(isOwnOrigin(from('rebound.example:4610'))).toBe(false)
})

test('logins can be ended from outside, and a reset forgets everything', async () => {
  const visitor = await openFrame(sandbox)
  await logInByEmail(sandbox, visitor, 'alice@example.test')
  await sandbox.get('/__sandbox/frame-sessions', { method: 'DELETE' })
  expect((await visitor.call('/status')).body).toMatchObject({ isConnected: false })
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await (await sandbox.get('/__sandbox/mail')).json()).toEqual([])
})

test('faults apply to single operations', async () => {
  const visitor = await openFrame(sandbox)
  await sandbox.setFaults({ frame: { mode: 'status', status: 503, operation: 'getStatus' } })
  expect((await visitor.call('/status')).status).toBe(503)
  expect((await sandbox.get('/secure/sdk')).status).toBe(200)
})
