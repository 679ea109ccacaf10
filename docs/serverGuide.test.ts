import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NextRequest } from 'next/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createVisitor, testOrigin } from '../server/src/testing/createVisitor.test.helper.ts'

type Handle = (request: Request) => Promise<Response>

const root = fileURLToPath(new URL('..', import.meta.url))
// Not below node_modules, whose files are not compiled.
const folder = join(root, '.cache/docs-server-guide')
const page = readFileSync(join(root, 'docs/guides/server.md'), 'utf8')
const account = privateKeyToAccount(generatePrivateKey())
const started = process.cwd()

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const [, path = '', code = ''] of page.matchAll(/^```ts title="([\w./-]+)"\n([\s\S]*?)^```$/gm)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  // The guide's server keeps its sessions in the working directory.
  process.chdir(folder)
  vi.stubEnv('SIGN_IN_SECRET', 'a secret of the test, of 32 letters')
})
afterAll(async () => {
  const { server } = await load<{ server: { close(): Promise<void> } }>('signIn')
  await server.close()
  process.chdir(started)
  rmSync(folder, { recursive: true, force: true })
})

/** A file of the guide. */
async function load<Exports>(name: string): Promise<Exports> {
  vi.stubEnv('SIGN_IN_SECRET', 'a secret of the test, of 32 letters')
  return (await import(/* @vite-ignore */ join(folder, `src/${name}.ts`))) as Exports
}

/** Serves a listener of `node:http`, as a handler of requests to the app's origin. */
async function listen(listener: Parameters<typeof createServer>[1]): Promise<Handle> {
  const http = createServer(listener)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const { port } = http.address() as AddressInfo
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'POST' ? await request.text() : null
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
    })
  }
}

const examples: readonly (readonly [string, () => Promise<Handle>])[] = [
  [
    'Next.js',
    async () => {
      const { GET, POST } = await load<{ GET: Handle; POST: Handle }>('route')
      return (request) => (request.method === 'GET' ? GET : POST)(new NextRequest(request))
    },
  ],
  [
    'Hono',
    async () => {
      const { app } = await load<{ app: { fetch(request: Request): Response | Promise<Response> } }>('hono')
      return async (request) => app.fetch(request)
    },
  ],
  ['Express', async () => listen((await load<{ app: Parameters<typeof createServer>[1] }>('express')).app)],
  ['Auth.js', async () => (await load<{ handle: Handle }>('authJs')).handle],
  ['an Auth.js of the app', async () => (await load<{ handle: Handle }>('ownAuthJs')).handle],
]

test.each(examples)('the example for %s signs in, keeps the session and signs out', async (_, start) => {
  const visitor = createVisitor({ handle: await start() })
  expect((await visitor.get('/session')).body).toBeNull()
  expect(await visitor.signIn({ account })).toMatchObject({ body: { url: `${testOrigin}/home` } })
  expect((await visitor.get('/session')).body).toMatchObject({ address: `eip155:1:${account.address}` })
  const csrfToken = await visitor.csrfToken()
  await visitor.post('/signout', { csrfToken, callbackUrl: testOrigin })
  expect((await visitor.get('/session')).body).toBeNull()
})

test('the example of an own endpoint answers signed-in visitors', async () => {
  const { server } = await load<{ server: { handle: Handle } }>('signIn')
  const { GET } = await load<{ GET: Handle }>('orders')
  const visitor = createVisitor({ handle: server.handle })
  const order = () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return GET(new Request(`${testOrigin}/orders`, { headers: { origin: testOrigin, cookie } }))
  }
  expect((await order()).status).toBe(401)
  await visitor.signIn({ account })
  expect(await (await order()).json()).toMatchObject({ owner: `eip155:1:${account.address}` })
})
