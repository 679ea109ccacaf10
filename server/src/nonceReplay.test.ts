import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteStore } from './store/createSqliteStore.ts'
import { createVisitor } from './testing/createVisitor.test.helper.ts'
import { createTestServer } from './testing/testServer.test.helper.ts'

const alice = privateKeyToAccount(generatePrivateKey())

/** Two servers of one app, each with a connection of its own, and one browser that a balancer sends to both in turn. */
function startTwo(files: readonly [string, string]) {
  const stores = files.map((file) => createSqliteStore({ file }))
  const servers = stores.map((store) => createTestServer({ store, rateLimit: false }))
  let turn = 0
  const handle = (request: Request) => {
    turn += 1
    return servers[turn % servers.length]?.handle(request) ?? Promise.reject(new Error('no server'))
  }
  return { stores, visitor: createVisitor({ handle }) }
}

function createFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-nonces-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'sign-in.sqlite')
}

const codeOf = ({ body }: { readonly body: unknown }) =>
  new URL((body as { url: string }).url).searchParams.get('code')

// T8
test('of 50 requests with one signature at two servers, one signs in', async () => {
  const file = createFile()
  const { stores, visitor } = startTwo([file, file])
  onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => undefined))
  const signed = await visitor.sign({ account: alice })
  const csrfToken = await visitor.csrfToken()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => visitor.submit({ ...signed, csrfToken })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.filter(({ status }) => status !== 200).map(codeOf))).toEqual(
    new Set(['unknown-nonce']),
  )
  expect(stores[0]?.listSessions()).toHaveLength(1)
})

// T8
test('servers that share no store accept no nonce of each other', async () => {
  const { visitor } = startTwo([':memory:', ':memory:'])
  const signed = await visitor.sign({ account: alice })
  const csrfToken = await visitor.csrfToken()
  const replies = [
    await visitor.submit({ ...signed, csrfToken }),
    await visitor.submit({ ...signed, csrfToken }),
  ]
  // Accepted once for its creator, and never for the other one.
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(codeOf(await visitor.submit({ ...signed, csrfToken }))).toBe('unknown-nonce')
})

// T8
test('nothing of a nonce follows from the one before', async () => {
  const visitor = createVisitor({ handle: createTestServer({ rateLimit: false }).handle })
  const nonces: string[] = []
  for (let count = 0; count < 20; count += 1) nonces.push(await visitor.nonce())
  const parts = nonces.flatMap((nonce) => {
    expect(nonce).toMatch(/^[\da-f]{32}$/)
    return Array.from({ length: 32 - 11 }, (_, start) => nonce.slice(start, start + 12))
  })
  expect(new Set(parts).size).toBe(parts.length)
})
