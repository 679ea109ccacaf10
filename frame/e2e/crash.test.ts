/** @module-tag long */
import { Pool } from 'pg'
import { verifyMessage } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  postgresIsMissing,
  postgresUser,
  startPostgres,
} from '../../server/src/crash/startPostgres.test.helper.ts'
import type { Addresses } from '../src/keys/derive/Addresses.ts'
import { createKeyWorker } from '../src/keys/worker/createKeyWorker.ts'
import { startThread } from '../src/keys/worker/startThread.test.helper.ts'
import type { Status } from '../src/page/account/createAccount.ts'
import { type StartPartiesParameters, startParties } from './killedParties.test.helper.ts'
import { openVisitor, type PageVisitor } from './pageVisitor.test.helper.ts'
import { createPrintedMails } from './printedMails.test.helper.ts'

const count = Number(process.env.SIGN_INS ?? 12)
/** Visitors at the same time. */
const parallel = 8
/** Requests between two kills: so many that a visitor who tries again gets through in the end. */
const between = () => 50 + Math.ceil(Math.random() * 200)

// Real processes that start again and again, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 + count * 10_000, hookTimeout: 60_000 })

async function openPostgres(): Promise<Omit<StartPartiesParameters, 'mails'>> {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const address = `postgres://${postgresUser}@127.0.0.1:${server.port}`
  const pool = new Pool({ connectionString: `${address}/postgres` })
  for (const name of ['frame', 'keeper']) await pool.query(`CREATE DATABASE ${name}`)
  await pool.end()
  return { server, databases: { service: `${address}/frame`, keeper: `${address}/keeper` } }
}

/** The worker of keys, and how often it has signed each message. */
function openWorker() {
  const worker = createKeyWorker({ start: () => startThread() })
  onTestFinished(() => worker.end())
  const signed = new Map<unknown, number>()
  const counting: typeof worker = {
    ...worker,
    sign(parameters) {
      const { payload } = parameters
      const message = payload.kind === 'message' ? payload.message : payload
      signed.set(message, (signed.get(message) ?? 0) + 1)
      return worker.sign(parameters)
    },
  }
  return { worker: counting, signed }
}

async function addressesOf({ api }: PageVisitor): Promise<Addresses> {
  const { addresses } = await api.call<Status>('/status')
  return addresses ?? expect.unreachable('a login without a key')
}

/** Does tasks, some at a time. */
async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks]
  const work = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

const missing = postgresIsMissing()

// F33
describe.each([
  { title: 'SQLite', reason: undefined, open: async () => ({}) },
  {
    title: missing === undefined ? 'PostgreSQL' : `PostgreSQL (${missing})`,
    reason: missing,
    open: openPostgres,
  },
])('killed in the middle of logins and signatures, on $title', ({ reason, open }) => {
  test.skipIf(reason)('every account comes back, and nothing is signed twice', async () => {
    const mails = createPrintedMails()
    const parties = await startParties({ mails, ...(await open()) })
    const { worker, signed } = openWorker()
    let untilKill = Number.POSITIVE_INFINITY
    const openBrowser = () =>
      openVisitor({
        ...{ origin: parties.origin, keeper: parties.keeper, mails, worker },
        onReply() {
          untilKill -= 1
          if (untilKill > 0) return
          untilKill = between()
          parties.killOne()
        },
      })
    let failures = 0
    /** As a visitor who tries again when something does not respond. */
    async function persist<Result>(run: () => Promise<Result>): Promise<Result> {
      for (let tries = 1; ; tries += 1) {
        await parties.ready()
        try {
          return await run()
        } catch (error) {
          failures += 1
          // A service sends ten codes to an address.
          if (tries === 9) throw error
        }
      }
    }
    const accounts = Array.from({ length: count }, (_, index) => ({
      email: `visitor-${index}@mail.example`,
      browser: openBrowser(),
      addresses: undefined as Addresses | undefined,
    }))
    async function sign({ browser, addresses }: (typeof accounts)[number], message: string) {
      const known = addresses ?? expect.unreachable()
      const address = known.eip155 as `0x${string}`
      const payload = { kind: 'message', message } as const
      const signature = await persist(() => browser.account.sign(known, address, payload))
      expect(await verifyMessage({ address, message, signature })).toBe(true)
    }

    untilKill = Math.ceil(Math.random() * 60)
    await inParallel(
      accounts.map((account) => async () => {
        const { email, browser } = account
        await persist(() => browser.logIn(email))
        account.addresses = await persist(() => addressesOf(browser))
        await sign(account, `${email} while they are killed`)
      }),
    )
    untilKill = Number.POSITIVE_INFINITY
    await parties.ready()

    await inParallel(
      accounts.map((account) => async () => {
        const { email, addresses } = account
        const other = openBrowser()
        await other.logIn(email)
        expect(await addressesOf(other)).toEqual(addresses)
        await sign({ ...account, browser: other }, `${email} elsewhere`)
        await sign(account, `${email} again`)
      }),
    )
    console.info(`${failures} tries failed, kills: ${JSON.stringify(parties.kills)}`)
    expect(Object.values(parties.kills).length).toBeGreaterThan(0)
    await parties.ready()
    expect(signed.size).toBe(count * 3)
    expect([...signed.values()].filter((times) => times > 1)).toEqual([])
  })
})
