import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { startKeeper } from './startKeeper.ts'
import { newDevice, pageOrigin, secret } from './testKeeper.test.helper.ts'

async function start(
  secrets: readonly string[],
  file: string,
  onQuery: (statement: string) => void = () => {},
) {
  const database = createSqliteDatabase({ file })
  return startKeeper({
    port: 0,
    database: {
      ...database,
      query(statement, values) {
        onQuery(statement)
        return database.query(statement, values)
      },
    },
    secrets,
    origin: 'http://localhost:4000',
    pageOrigins: [pageOrigin],
    sendMail: async () => {},
  })
}

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'keeper-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'keeper.sqlite')
}

test('answers over HTTP, and refuses a body that is too long', async () => {
  const { port, close } = await start([secret], await newFile())
  onTestFinished(close)
  const reply = await fetch(`http://127.0.0.1:${port}/nonce`, { method: 'POST' })
  expect(await reply.json()).toMatchObject({ nonce: expect.any(String), expiresAt: expect.any(Number) })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const long = await fetch(`http://127.0.0.1:${port}/email`, { method: 'POST', body: 'a'.repeat(70_000) })
  expect(long.status).toBe(413)
})

test('seals the database again when it starts with a new secret, so the old one can go', async () => {
  const file = await newFile()
  const next = 'another secret '.repeat(3)
  for (const secrets of [[secret], [next, secret], [next]]) {
    const { close } = await start(secrets, file)
    await close()
  }
  await expect(start([secret], file)).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
})

test('a port that is taken is said', async () => {
  const { port, close } = await start([secret], await newFile())
  onTestFinished(close)
  const options = { origin: 'http://localhost:4000', pageOrigins: [pageOrigin], sendMail: async () => {} }
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  await expect(startKeeper({ port, database, secrets: [secret], ...options })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('reports its health', async () => {
  const { port, close } = await start([secret], await newFile())
  onTestFinished(close)
  const reply = await fetch(`http://127.0.0.1:${port}/health`)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({ status: 'ok', parts: { database: 'ok', migrations: 'ok' } })
})

test('a page that waits for a confirmation is answered at once when the keeper ends', async () => {
  const statements = new EventTarget()
  const waits = once(statements, 'wait')
  const { port, close } = await start([secret], await newFile(), (statement) => {
    if (/FROM confirmations WHERE id/.test(statement)) statements.dispatchEvent(new Event('wait'))
  })
  const device = await newDevice()
  const base = `http://127.0.0.1:${port}`
  async function post(path: string, content: object) {
    const nonceReply = await fetch(`${base}/nonce`, { method: 'POST' })
    const { nonce } = (await nonceReply.json()) as { nonce: string }
    const body = JSON.stringify(content)
    const request = { audience: 'http://localhost:4000', method: 'POST', path, body, nonce }
    const proof = await device.signRequest(request)
    const headers = { 'content-type': 'application/json', ...proof }
    return () => fetch(base + path, { method: 'POST', headers, body })
  }
  const started = await (await post('/email', { email: 'alice@mail.example', app: pageOrigin }))()
  const { id } = (await started.json()) as { id: string }
  const wait = await post(`/email/${id}/wait`, { seconds: 30 })
  const began = performance.now()
  const waiting = wait()
  await waits
  await close()
  expect(await (await waiting).json()).toEqual({})
  expect(performance.now() - began).toBeLessThan(5_000)
})
