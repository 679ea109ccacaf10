/** @module-tag long */
import { Pool } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  postgresIsMissing,
  postgresUser,
  startPostgres,
} from '../../server/src/crash/startPostgres.test.helper.ts'
import { createPostgresDatabase } from '../src/database/createPostgresDatabase.ts'
import { createSqliteDatabase } from '../src/database/createSqliteDatabase.ts'
import type { Database } from '../src/database/Database.ts'
import type { OutgoingMail } from '../src/service/email/createCodeMail.ts'
import { createTestService, logIn } from '../src/test/testService.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: process.env.SESSIONS ? 600_000 : 120_000, hookTimeout: 60_000 })

const secret = 'one secret of all processes of a database'
let postgres: ReturnType<typeof startPostgres> | undefined
afterAll(async () => (await postgres)?.stop())
let databases = 0

async function openPostgres(): Promise<() => Database> {
  postgres ??= startPostgres()
  const { port } = await postgres
  databases += 1
  const name = `frame_${databases}`
  const admin = new Pool({ host: '127.0.0.1', port, user: postgresUser, database: 'postgres' })
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  return () =>
    createPostgresDatabase({
      pool: new Pool({ host: '127.0.0.1', port, user: postgresUser, database: name }),
    })
}

/** One connection: in one process, two would wait for each other. */
async function openMemory(): Promise<() => Database> {
  const database = createSqliteDatabase({ file: ':memory:' })
  return () => database
}

const missing = postgresIsMissing()
const kinds = [
  { title: 'one SQLite database', missing: undefined, open: openMemory },
  {
    title: missing === undefined ? 'PostgreSQL, each with connections of its own' : `PostgreSQL (${missing})`,
    missing,
    open: openPostgres,
  },
]

// F33
describe.each(kinds)('two services on $title', ({ missing: reason, open }) => {
  async function start() {
    const openDatabase = await open()
    const mails: OutgoingMail[] = []
    const [first, second] = [openDatabase(), openDatabase()]
    onTestFinished(async () => {
      await first.close()
      await second.close()
    })
    const one = await createTestService({ database: first, secret, mails })
    const two = await createTestService({ database: second, secret, mails })
    return { one, two, mails }
  }

  /** A code is on its way to a browser of the first. */
  async function beginLogin() {
    const { one, two } = await start()
    const email = 'alice@mail.example'
    const browser = one.openBrowser()
    await browser.call('/email/start', { email })
    return { one, two, browser, code: one.codeFor(email) }
  }

  test.skipIf(reason)('a login that begins at one ends at the other, and both know its session', async () => {
    const { two, browser, code } = await beginLogin()
    const elsewhere = two.openBrowser(browser.cookies)
    expect((await elsewhere.call('/email/code', { otp: code })).status).toBe(200)
    expect((await browser.call('/status')).body.isConnected).toBe(true)
    await browser.call('/sign-out')
    expect((await elsewhere.call('/status')).body.isConnected).toBe(false)
  })

  test.skipIf(reason)('of tries at the same time, five count', async () => {
    const { one, two, browser, code } = await beginLogin()
    const wrong = [...Array(40).keys()].map((digit) => `${digit + 100_000}`).filter((each) => each !== code)
    const replies = await Promise.all(
      wrong.map((otp, index) =>
        (index % 2 === 0 ? one : two).openBrowser(new Map(browser.cookies)).call('/email/code', { otp }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(wrong.length - 5)
    expect((await browser.call('/email/code', { otp: code })).status).toBe(429)
  })

  test.skipIf(reason)('a right code logs in once, however often it is sent at the same time', async () => {
    const { one, two, browser, code } = await beginLogin()
    const replies = await Promise.all(
      [one, two, one, two].map((service) =>
        service.openBrowser(new Map(browser.cookies)).call('/email/code', { otp: code }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.skipIf(reason)('many sessions guess no more codes of an address than its mails allow', async () => {
    const { one, two, mails } = await start()
    const sessions = Number(process.env.SESSIONS ?? 40)
    const email = 'victim@mail.example'
    let tries = 0
    await Promise.all(
      [...Array(sessions).keys()].map(async (index) => {
        const browser = (index % 2 === 0 ? one : two).openBrowser()
        await browser.call('/email/start', { email })
        for (let attempt = 0; attempt < 7; attempt += 1) {
          const { status } = await browser.call('/email/code', { otp: 'abcdef' })
          if (status === 401) tries += 1
        }
      }),
    )
    expect(mails).toHaveLength(10)
    expect(tries).toBe(50)
    // Others are not kept out by it.
    await logIn(one, two.openBrowser(), 'bob@mail.example')
  })

  test.skipIf(reason)('one address is one user, however many log in first at the same time', async () => {
    const { one, two } = await start()
    const email = 'alice@mail.example'
    const browsers = [one, two, one, two].map((service) => service.openBrowser())
    for (const browser of browsers) await browser.call('/email/start', { email })
    const codes = one.mails.map(({ subject }) => subject.slice(0, 6))
    const replies = await Promise.all(
      browsers.map((browser, index) => browser.call('/email/code', { otp: codes[index] ?? '' })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
