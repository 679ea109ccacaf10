/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { createClient } from 'redis'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { createAuthJsHandler } from '../authjs/createAuthJsHandler.ts'
import { createPostgresStore } from '../store/createPostgresStore.ts'
import { createRedisStore } from '../store/createRedisStore.ts'
import type { SignInStore } from '../store/SignInStore.ts'
import { createTestServer } from '../testing/testServer.test.helper.ts'
import { freePort, type RealDatabase, type StartedProcess, startProcess } from './RealDatabase.test.helper.ts'
import { signInThroughCrash } from './signInThroughCrash.test.helper.ts'
import { postgresIsMissing, postgresUser, startPostgres } from './startPostgres.test.helper.ts'
import { redisIsMissing, startRedis } from './startRedis.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: process.env.SIGN_INS ? 600_000 : 120_000 })

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Protocol = 'own' | 'authjs'
/** `npm run long` has few sign-ins with Auth.js; `npm run crash` has many, and those without it. */
const protocols: readonly Protocol[] = process.env.SIGN_INS ? ['own', 'authjs'] : ['authjs']

function serve(store: SignInStore, protocol: Protocol) {
  const server = createTestServer({ store, rateLimit: false, onError: () => {} })
  return protocol === 'authjs' ? createAuthJsHandler({ server }) : server.handle
}

async function postgresStore({ port }: RealDatabase): Promise<SignInStore> {
  const pool = new Pool({ host: '127.0.0.1', port, user: postgresUser, database: 'postgres' })
  cleanUps.push(() => pool.end())
  return createPostgresStore({ pool })
}

async function redisStore({ port }: RealDatabase): Promise<SignInStore> {
  const client = createClient({ socket: { host: '127.0.0.1', port } })
  const store = createRedisStore({ client })
  await client.connect()
  cleanUps.push(() => client.destroy())
  return store
}

// The summary of a run names skipped tests: the reason is part of the name.
const databases = [
  { name: 'PostgreSQL', missing: postgresIsMissing(), start: startPostgres, connect: postgresStore },
  { name: 'Redis', missing: redisIsMissing(), start: startRedis, connect: redisStore },
].map((database) => ({
  ...database,
  title: database.missing === undefined ? database.name : `${database.name} (${database.missing})`,
}))

// T8, F31, F32
describe.each(databases)('$title', ({ missing, start, connect }) => {
  let started: Promise<RealDatabase> | undefined
  /** One for all tests: PostgreSQL takes seconds to start. */
  function begin(): Promise<RealDatabase> {
    started ??= start()
    return started
  }
  afterAll(async () => (await started)?.stop())

  test.skipIf(missing !== undefined).each(protocols)(
    'keeps confirmed sessions and spent nonces through a crash: %s',
    async (protocol) => {
      const database = await begin()
      await signInThroughCrash({
        servers: [serve(await connect(database), protocol), serve(await connect(database), protocol)],
        kill: () => database.kill(),
        restart: () => database.start(),
      })
    },
  )

  test.skipIf(missing !== undefined)(
    'renames and ends sessions, counts, and forgets what has expired',
    async () => {
      const store = await connect(await begin())
      const now = Date.now()
      const session = {
        id: 'one',
        account: 'eip155:1:0x0',
        linked: ['eip155:1:0x1', 'solana:abc:Def'],
        name: 'Ada',
        createdAt: now,
        expiresAt: now + 60_000,
      }
      await store.addSession(session)
      expect(await store.readSession('one')).toEqual(session)
      await store.renameSession('one', 'Grace "ü"')
      expect(await store.readSession('one')).toEqual({ ...session, name: 'Grace "ü"' })
      const ended = await Promise.all([store.endSession('one'), store.endSession('one')])
      expect(ended.toSorted()).toEqual([false, true])
      await store.renameSession('one', 'Ada')
      expect(await store.readSession('one')).toBeUndefined()

      await store.addNonce('old', now - 1_000)
      await store.addNonce('new', now + 60_000)
      expect(await store.takeNonce('old')).toBeUndefined()
      const taken = await Promise.all([
        store.takeNonce('new'),
        store.takeNonce('new'),
        store.takeNonce('new'),
      ])
      expect(taken.filter((expiresAt) => expiresAt !== undefined)).toEqual([now + 60_000])

      const count = (at: number) => store.countEvent?.('key', { now: at, endsAt: at + 60_000 })
      const counted = await Promise.all([count(now), count(now), count(now)])
      expect(counted.map((one) => one?.count).toSorted()).toEqual([1, 2, 3])
      for (const one of counted) expect(Math.abs(Number(one?.endsAt) - now - 60_000)).toBeLessThan(1_000)
      const short = () => store.countEvent?.('short', { now: Date.now(), endsAt: Date.now() + 200 })
      expect((await short())?.count).toBe(1)
      await vi.waitFor(async () => expect((await short())?.count).toBe(1), { interval: 300, timeout: 5_000 })
    },
  )
})

// T8, F31
test.each(protocols)('two processes on one SQLite file survive their own crash: %s', async (protocol) => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-sqlite-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(import.meta.dirname, 'sqliteServer.test.helper.ts')
  const ports = [await freePort(), await freePort()] as const
  let running: readonly StartedProcess[] = []
  const start = async () => {
    await Promise.all(running.map(({ ended }) => ended))
    running = await Promise.all(
      ports.map((port) =>
        startProcess({
          command: process.execPath,
          args: [
            '--conditions=@wallet-kit/source',
            script,
            join(folder, 'sign-in.sqlite'),
            String(port),
            protocol,
          ],
          ready: /listening/,
        }),
      ),
    )
  }
  const kill = () => {
    for (const { process } of running) process.kill('SIGKILL')
  }
  cleanUps.push(async () => {
    kill()
    await Promise.all(running.map(({ ended }) => ended))
  })
  await start()
  const handleAt = (port: number) => async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'POST' ? await request.text() : null
    const { method, headers } = request
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
    })
  }
  await signInThroughCrash({ servers: [handleAt(ports[0]), handleAt(ports[1])], kill, restart: start })
})
