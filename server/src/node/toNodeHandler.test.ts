import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { createAuthJsHandler } from '../authjs/createAuthJsHandler.ts'
import type { SignInServerOptions } from '../options/SignInServerOptions.ts'
import { createVisitor } from '../testing/createVisitor.test.helper.ts'
import { createTestServer } from '../testing/testServer.test.helper.ts'
import { type NodeHandler, toNodeHandler } from './toNodeHandler.ts'

const alice = privateKeyToAccount(generatePrivateKey())
const listening: Server[] = []

afterEach(async () => {
  for (const server of listening.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Serves what `mount` returns on a free port; the visitor's origin is the server's. */
async function serve(
  mount: (handler: NodeHandler) => Parameters<typeof createServer>[1],
  options: Partial<SignInServerOptions> = {},
) {
  let listener: Parameters<typeof createServer>[1]
  const http = createServer((request, response) => listener?.(request, response))
  listening.push(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const server = createTestServer({ origins: [origin], ...options })
  listener = mount(toNodeHandler(server))
  return { server, origin, visitor: createVisitor({ handle: fetch, origin }) }
}

test.each<[string, (handler: NodeHandler) => Parameters<typeof createServer>[1]]>([
  ['node:http', (handler) => (request, response) => handler(request, response)],
  ['Express', (handler) => express().use(handler)],
  ['Express, below a path', (handler) => express().use('/api/auth', handler)],
  ['Express, behind body parsers', (handler) => express().use(express.json(), express.urlencoded(), handler)],
])('serves a sign-in with %s', async (_, mount) => {
  const { server, origin, visitor } = await serve(mount)
  expect(await visitor.signIn({ account: alice })).toMatchObject({
    status: 200,
    body: { url: `${origin}/home` },
  })
  const data = { name: 'Ada' }
  expect(await visitor.postJson('/session', { csrfToken: await visitor.csrfToken(), data })).toMatchObject({
    body: { user: { name: 'Ada' }, address: `eip155:1:${alice.address}` },
  })
  expect((await visitor.get('/session')).body).toMatchObject({ user: { name: 'Ada' } })

  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await server.getSession({ headers: new Headers({ origin, cookie }) })).not.toBeNull()
  const csrfToken = await visitor.csrfToken()
  expect((await visitor.post('/signout', { csrfToken, callbackUrl: origin })).status).toBe(200)
  expect((await visitor.get('/session')).body).toBeNull()
})

test('leaves other paths to the app', async () => {
  const { origin } = await serve((handler) =>
    express()
      .use(handler)
      .get('/api/authors', (_, response) => void response.send('authors')),
  )
  expect(await (await fetch(`${origin}/api/authors`)).text()).toBe('authors')
})

test('answers 404 outside its path without an app', async () => {
  const { origin } = await serve((handler) => (request, response) => handler(request, response))
  expect((await fetch(`${origin}/other`)).status).toBe(404)
})

test.each(['TRACE', 'TRACK'])('answers %s without throwing into the server', async (method) => {
  const failed = vi.fn()
  const { origin } = await serve((handler) => (request, response) => {
    // The method that `fetch` cannot send.
    Object.defineProperty(request, 'method', { value: method })
    try {
      handler(request, response)
    } catch (error) {
      failed(error)
      response.end()
    }
  })
  expect((await fetch(`${origin}/api/auth/session`)).status).toBe(405)
  expect(failed).not.toHaveBeenCalled()
})

test('serves Auth.js, with the same limits', async () => {
  const listen = async (limit: number) => {
    const http = createServer((request, response) => listener?.(request, response))
    let listener: NodeHandler | undefined
    listening.push(http)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    const server = createTestServer({ origins: [origin], rateLimit: { attemptsPerAddress: limit } })
    listener = toNodeHandler(server, { handle: createAuthJsHandler({ server }) })
    return createVisitor({ handle: fetch, origin })
  }
  const visitor = await listen(3)
  expect((await visitor.signIn({ account: alice })).status).toBe(200)
  expect((await visitor.get('/session')).body).toMatchObject({ address: `eip155:1:${alice.address}` })
  expect((await visitor.post('/nonce')).status).toBe(200)
  expect((await visitor.post('/nonce')).status).toBe(429)
})

test('limits attempts by the address of the connection', async () => {
  const { visitor } = await serve((handler) => express().use(handler), {
    rateLimit: { attemptsPerAddress: 2 },
  })
  expect((await visitor.post('/nonce')).status).toBe(200)
  expect((await visitor.post('/nonce')).status).toBe(200)
  expect((await visitor.post('/nonce')).status).toBe(429)
})

test('refuses a body that is too long', async () => {
  const { visitor } = await serve((handler) => express().use(handler))
  const reply = await visitor.post('/signout', { csrfToken: 'x'.repeat(70_000), callbackUrl: '/' })
  expect(reply.status).toBe(413)
})
