/** @module-tag long */
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../server/src/crash/RealDatabase.test.helper.ts'
import {
  postgresIsMissing,
  postgresUser,
  startPostgres,
} from '../../server/src/crash/startPostgres.test.helper.ts'
import { claimDatabase } from '../src/database/claimDatabase.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { openDevice } from '../src/keys/device/openDevice.ts'
import { serviceMigrations } from '../src/service/migrations.ts'
import { openBrowser } from './frameBrowser.test.helper.ts'
import { listening, newFolder, runFrame } from './runFrame.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const email = 'alice@mail.example'
let postgres: ReturnType<typeof startPostgres> | undefined
afterAll(async () => (await postgres)?.stop())
let databases = 0

/** Addresses of two new databases, of service and keeper. */
async function postgresAddresses(): Promise<readonly [string, string]> {
  postgres ??= startPostgres()
  const { port } = await postgres
  const admin = new Pool({ host: '127.0.0.1', port, user: postgresUser, database: 'postgres' })
  const create = async () => {
    databases += 1
    const name = `command_${databases}`
    await admin.query(`CREATE DATABASE ${name}`)
    return `postgres://${postgresUser}@127.0.0.1:${port}/${name}`
  }
  const addresses = [await create(), await create()] as const
  await admin.end()
  return addresses
}

async function sqliteAddresses(): Promise<readonly [string, string]> {
  const folder = await newFolder()
  return [join(folder, 'frame.sqlite'), join(folder, 'keeper.sqlite')]
}

const missing = postgresIsMissing()
const kinds = [
  { title: 'SQLite', missing: undefined, newAddresses: sqliteAddresses },
  {
    title: missing === undefined ? 'PostgreSQL' : `PostgreSQL (${missing})`,
    missing,
    newAddresses: postgresAddresses,
  },
]

/** A keeper and two services with one database and one secret. */
async function start(newAddresses: () => Promise<readonly [string, string]>) {
  const [database, keeperDatabase] = await newAddresses()
  const [keeperPort, port] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const keeperOrigin = `http://localhost:${keeperPort}`
  const folder = await newFolder()
  const keeper = runFrame({
    folder,
    args: ['keeper'],
    environment: {
      FRAME_KEEPER_PORT: `${keeperPort}`,
      FRAME_KEEPER_ORIGIN: keeperOrigin,
      FRAME_KEEPER_PAGE_ORIGINS: origin,
      FRAME_KEEPER_DATABASE: keeperDatabase,
    },
  })
  await keeper.printed(listening('keeper'))
  const startOne = async (own: number) => {
    const frame = runFrame({
      folder,
      environment: {
        FRAME_PORT: `${own}`,
        FRAME_ORIGIN: origin,
        FRAME_KEEPER_ORIGIN: keeperOrigin,
        FRAME_DATABASE: database,
      },
    })
    await frame.printed(listening('service'))
    return { frame, port: own, origin }
  }
  // At the same time: one of them migrates, and creates the secret.
  const [one, two] = await Promise.all([startOne(port), startOne(await freePort())])
  return { keeper, keeperOrigin, one, two }
}

const healthOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health`)).json()

describe.each(kinds)('processes behind $title', ({ missing: reason, newAddresses }) => {
  test.skipIf(reason)('a login that begins at one ends at the other, and outlives the first', async () => {
    const { one, two } = await start(newAddresses)
    const healthy = { database: 'ok', migrations: 'ok', keeper: 'ok', mail: 'printed' }
    expect(await healthOf(one.port)).toEqual({ status: 'ok', parts: healthy })
    expect(await healthOf(two.port)).toEqual({ status: 'ok', parts: healthy })
    const browser = openBrowser(one)
    await browser.call('/email/start', { email })
    const [, otp = ''] = await one.frame.printed(/Your code to log in is (\d{6})/)
    one.frame.child.kill('SIGTERM')
    expect(await one.frame.ended).toBe(0)
    const elsewhere = openBrowser(two, browser.cookies)
    expect((await elsewhere.call('/email/code', { otp })).status).toBe(200)
    expect(await elsewhere.call('/status')).toMatchObject({ body: { isConnected: true } })
  })

  test.skipIf(reason)(
    'a device logs in at the keeper; the end of its process answers who waits',
    async () => {
      const { keeper, keeperOrigin } = await start(newAddresses)
      const device = await openDevice()
      const post = async (path: string, content: object) => {
        const { nonce } = await postJson(`${keeperOrigin}/nonce`)
        const body = JSON.stringify(content)
        const request = { audience: keeperOrigin, method: 'POST', path, body, nonce: `${nonce}` }
        return postJson(keeperOrigin + path, body, await device.signRequest(request))
      }
      const { id } = await post('/email', { email, app: 'https://app.example' })
      const [, link = '', token = ''] = await keeper.printed(/(http:\S+\/confirm\?token=([\w-]+))/)
      const body = new URLSearchParams({ token })
      const pressed = await fetch(new URL('/confirm', link), {
        method: 'POST',
        headers: { Origin: keeperOrigin },
        body,
      })
      expect(pressed.status).toBe(200)
      const { grant } = (await post(`/email/${id}/wait`, { seconds: 5 })) as { grant: { token: string } }
      expect(grant.token).toMatch(/^[\w-]{43}$/)
      const other = await post('/email', { email, app: 'https://app.example' })
      const waiting = post(`/email/${other.id}/wait`, { seconds: 30 })
      // The nonce of the request that waits was asked for before this one.
      await post('/email', { email: 'bob@mail.example', app: 'https://app.example' })
      const began = performance.now()
      keeper.child.kill('SIGTERM')
      expect(await waiting).toEqual({})
      expect(await keeper.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(9_000)
      for (const secret of [email, token, grant.token, `${id}`]) expect(keeper.output()).not.toContain(secret)
    },
  )
})

test.skipIf(missing)('processes that start together on a new PostgreSQL database all start', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [address] = await postgresAddresses()
    const open = await Promise.all(Array.from({ length: 8 }, () => openDatabase(address)))
    const starts = open.map(async (database) => {
      await claimDatabase(database, 'service')
      await migrate(database, serviceMigrations)
    })
    const results = await Promise.allSettled(starts)
    await Promise.all(open.map((database) => database.close()))
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  }
})

test.skipIf(missing)('a service outlives its database, and says so meanwhile', async () => {
  const { one } = await start(postgresAddresses)
  const database = await postgres
  const browser = openBrowser(one)
  database?.kill()
  expect((await browser.call('/email/start', { email })).status).toBe(503)
  const reply = await fetch(`http://127.0.0.1:${one.port}/health`)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ parts: { database: 'failing', migrations: 'failing' } })
  await one.frame.printed(
    /"event":"failed","party":"service","error":"FrameError","code":"FRAME_DATABASE_UNAVAILABLE"/,
  )
  await database?.start()
  await expect.poll(async () => (await browser.call('/email/start', { email })).status).toBe(200)
  await expect.poll(() => healthOf(one.port)).toMatchObject({ status: 'ok' })
})

async function postJson(
  url: string,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const type = body === '' ? {} : { 'content-type': 'application/json' }
  const reply = await fetch(url, { method: 'POST', headers: { ...type, ...headers }, ...(body && { body }) })
  return (await reply.json()) as Record<string, unknown>
}
