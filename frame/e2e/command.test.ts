import { once } from 'node:events'
import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../server/src/crash/RealDatabase.test.helper.ts'
import { createSqliteDatabase } from '../src/database/createSqliteDatabase.ts'
import { startMailServer } from '../src/operating/mailServer.test.helper.ts'
import { openBrowser } from './frameBrowser.test.helper.ts'
import { listening, newFolder, runFrame } from './runFrame.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'alice@mail.example'
/** Of a keeper that no test asks. */
const keeperOrigin = 'http://localhost:1'

/** A service without a keeper of its own. */
async function startService(environment: Readonly<Record<string, string>> = {}, given?: string) {
  const folder = given ?? (await newFolder())
  const port = await freePort()
  const frame = runFrame({
    folder,
    environment: { FRAME_PORT: `${port}`, FRAME_KEEPER_ORIGIN: keeperOrigin, ...environment },
  })
  await frame.printed(listening('service'))
  const origin = `http://localhost:${port}`
  return { frame, folder, port, origin, browser: openBrowser({ origin, port }) }
}

const smtpTo = (port: number) => ({
  FRAME_SMTP_HOST: '127.0.0.1',
  FRAME_SMTP_PORT: `${port}`,
  FRAME_SMTP_FROM: 'Wallet <login@wallet.example>',
  FRAME_SMTP_ALLOWS_PLAIN: 'true',
})

test('without configuration, service and keeper run, and the first line says what production lacks', async () => {
  const folder = await newFolder()
  const port = await freePort()
  const frame = runFrame({ folder, environment: { FRAME_PORT: `${port}` } })
  await frame.printed(listening('service'))
  await frame.printed(listening('keeper'))
  const lines = frame.output().trim().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'starting',
    party: 'service',
    summary: expect.stringMatching(
      /^frame at http:\/\/localhost:\d+; missing for production: an https origin \(origin\), .*keeperOrigin.*smtp/,
    ),
  })
  const reply = await fetch(`http://127.0.0.1:${port}/health`)
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { status: 'ok', parts: { database: 'ok', migrations: 'ok', keeper: 'ok', mail: 'printed' } },
  ])
  const page = await (await fetch(`http://127.0.0.1:${port}/sdk`)).text()
  expect(page).toContain(`http://localhost:${port + 1}`)
  for (const script of ['main.js', 'worker.js'])
    expect((await fetch(`http://127.0.0.1:${port}/scripts/${script}`)).status).toBe(200)
  const files = await readdir(folder)
  for (const name of ['frame.secrets.json', 'frame.sqlite', 'keeper.secrets.json', 'keeper.sqlite'])
    expect(files).toContain(name)
  for (const name of files) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  frame.child.kill('SIGTERM')
  expect(await frame.ended).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port + 1}/health`)).rejects.toThrow()
})

test('a keeper beside the service ends with it, also when it is killed', { tags: 'long' }, async () => {
  const port = await freePort()
  const frame = runFrame({ folder: await newFolder(), environment: { FRAME_PORT: `${port}` } })
  await frame.printed(listening('service'))
  frame.child.kill('SIGKILL')
  // Its output is the keeper's, too: it closes when both have ended.
  expect(await frame.ended).toBe('SIGKILL')
  await expect(fetch(`http://127.0.0.1:${port + 1}/health`)).rejects.toThrow()
})

// T26
test('a visitor logs in by a printed mail, and the log has nothing of it', async () => {
  const { frame, browser, folder } = await startService()
  expect(await browser.call('/email/start', { email })).toEqual({
    status: 200,
    body: { action: 'VERIFY_OTP' },
  })
  const [, otp = ''] = await frame.printed(/Your code to log in is (\d{6})/)
  expect((await browser.call('/email/code', { otp: 'wrong1' })).status).toBe(401)
  expect((await browser.call('/email/code', { otp })).status).toBe(200)
  expect(await browser.call('/status')).toMatchObject({ body: { isConnected: true } })
  await frame.printed(/POST \/api\/status/)
  const { default: kept } = await import(join(folder, 'frame.secrets.json'), { with: { type: 'json' } })
  const secrets = [email, 'alice', otp, 'wrong1', ...kept.secrets, ...browser.cookies.values()]
  expect(browser.cookies.size).toBe(2)
  for (const secret of secrets) expect(frame.output()).not.toContain(secret)
  const events = frame
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(events.filter(({ event }) => event === 'login')).toMatchObject([
    { way: 'email', outcome: 'refused' },
    { way: 'email', outcome: 'succeeded' },
  ])
  expect(events.find(({ operation }) => operation === 'POST /api/email/code')).toMatchObject({
    level: 'info',
    event: 'request',
    party: 'service',
    status: 401,
    ms: expect.any(Number),
    requestId: expect.any(String),
  })
})

// T26
test('a mail goes through SMTP; when the server refuses it, visitor and log are not told why', {
  tags: 'long',
}, async () => {
  const { received, port } = await startMailServer()
  const { frame, browser } = await startService(smtpTo(port))
  expect((await browser.call('/email/start', { email })).status).toBe(200)
  const [mail] = received
  expect(mail).toMatchObject({ to: [{ address: email }], from: { address: 'login@wallet.example' } })
  const [otp = ''] = /\d{6}/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`<strong>${otp}</strong>`)
  expect((await browser.call('/email/code', { otp })).status).toBe(200)
  expect(await browser.call('/email/start', { email: 'nobody@mail.example' })).toEqual({
    status: 502,
    body: { message: 'The e-mail could not be sent. Check the address or try again later.' },
  })
  await frame.printed(
    /"event":"failed".*"error":"FrameRefusal|"event":"failed","party":"service","error":"Error"/,
  )
  expect(frame.output()).toMatch(/"event":"failed".*"EENVELOPE"/)
  expect(frame.output() + frame.errors()).not.toMatch(/nobody|alice|Unknown/)
})

/** A mail server that holds its replies back. */
async function startHeldMailServer() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const arrivals = new EventTarget()
  const arrived = once(arrivals, 'mail')
  const { port } = await startMailServer({
    async beforeReply() {
      arrivals.dispatchEvent(new Event('mail'))
      await released
    },
  })
  return { port, arrived, release }
}

test('SIGTERM lets a request that runs end, takes no more, and closes the database', {
  tags: 'long',
}, async () => {
  const mailServer = await startHeldMailServer()
  const { frame, browser, port, folder } = await startService(smtpTo(mailServer.port))
  const running = browser.call('/email/start', { email })
  await mailServer.arrived
  frame.child.kill('SIGTERM')
  await frame.printed(/"event":"ending"/)
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
  mailServer.release()
  expect((await running).status).toBe(200)
  expect(await frame.ended).toBe(0)
  expect(frame.output()).toMatch(/"operation":"POST \/api\/email\/start","status":200/)
  // SQLite's log of writes is part of the file again.
  expect(await readdir(folder)).not.toContain('frame.sqlite-wal')
})

test('a second signal ends at once', { tags: 'long' }, async () => {
  const mailServer = await startHeldMailServer()
  const { frame, browser } = await startService(smtpTo(mailServer.port))
  const cut = browser.call('/email/start', { email }).catch(() => 'cut off')
  await mailServer.arrived
  frame.child.kill('SIGTERM')
  await frame.printed(/"event":"ending"/)
  frame.child.kill('SIGTERM')
  expect(await frame.ended).toBe(1)
  expect(await cut).toBe('cut off')
  mailServer.release()
})

test('a database of a later release is refused, and left as it is', { tags: 'long' }, async () => {
  const { frame, folder } = await startService()
  frame.child.kill('SIGTERM')
  await frame.ended
  const open = () => createSqliteDatabase({ file: join(folder, 'frame.sqlite') })
  const database = open()
  await database.query(`UPDATE schema_version SET version = 99 WHERE id = 'frame'`)
  await database.query(`INSERT INTO counts (key, count, ends_at) VALUES ('kept', 1, 1)`)
  await database.close()
  const again = runFrame({ folder, environment: { FRAME_KEEPER_ORIGIN: keeperOrigin } })
  expect(await again.ended).toBe(1)
  expect(again.errors()).toMatch(
    /^The frame's database has version 99, and this release knows versions up to \d+\.\n$/,
  )
  const after = open()
  expect(await after.query('SELECT key FROM counts')).toEqual([{ key: 'kept' }])
  await after.close()
})

test('service and keeper refuse to share a database', { tags: 'long' }, async () => {
  const { frame, folder } = await startService()
  frame.child.kill('SIGTERM')
  await frame.ended
  const keeper = runFrame({
    folder,
    args: ['keeper'],
    environment: {
      FRAME_KEEPER_ORIGIN: 'http://localhost:4101',
      FRAME_KEEPER_PAGE_ORIGINS: 'http://localhost:4100',
      FRAME_KEEPER_DATABASE: 'frame.sqlite',
      FRAME_KEEPER_PORT: '0',
    },
  })
  expect(await keeper.ended).toBe(1)
  expect(keeper.errors()).toContain("database: it is the service's, and the keeper needs one of its own")
})

test('mistakes are said all at once, and nothing is created', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'own.json'), JSON.stringify({ prot: 1, origin: 'wallet.example' }))
  const frame = runFrame({ folder, args: ['--config', 'own.json'], environment: { FRAME_SMTP_PORT: 'x' } })
  expect(await frame.ended).toBe(1)
  expect(frame.errors().trim().split('\n')).toEqual([
    expect.stringContaining('own.json: origin: must be an origin such as https://wallet.example'),
    '  own.json: smtp.host: is missing (or FRAME_SMTP_HOST)',
    '  FRAME_SMTP_PORT: expected number, received string',
    '  own.json: smtp.from: is missing (or FRAME_SMTP_FROM)',
    '  own.json: prot: unknown option',
  ])
  expect(await readdir(folder)).toEqual(['own.json'])
})

test('secrets that others can read stop the start', { tags: 'long' }, async () => {
  const { frame, folder } = await startService()
  frame.child.kill('SIGTERM')
  await frame.ended
  await chmod(join(folder, 'frame.secrets.json'), 0o644)
  const again = runFrame({ folder, environment: { FRAME_KEEPER_ORIGIN: keeperOrigin } })
  expect(await again.ended).toBe(1)
  expect(again.errors()).toContain('frame.secrets.json: others can read it (mode 644)')
})

test('metrics are on a port of their own, behind their token', { tags: 'long' }, async () => {
  const token = 'a token of Prometheus'
  const metricsPort = await freePort()
  const { browser, port } = await startService({
    FRAME_METRICS_PORT: `${metricsPort}`,
    FRAME_METRICS_TOKEN: token,
  })
  await browser.call('/email/start', { email })
  await browser.call('/email/code', { otp: 'wrong1' })
  const read = (headers = {}) => fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers })
  expect((await read()).status).toBe(401)
  expect((await read({ Authorization: 'Bearer another' })).status).toBe(401)
  const text = await (await read({ Authorization: `Bearer ${token}` })).text()
  expect(text).toContain('frame_logins_total{way="email",outcome="refused"} 1')
  expect(text).toContain('frame_mails_total{kind="code",outcome="sent"} 1')
  expect(text).toContain('frame_sessions 0')
  expect(text).toMatch(
    /frame_request_duration_seconds_count\{operation="POST \/api\/email\/code",status="401"\} 1/,
  )
  expect(text).not.toMatch(/alice|wrong1/)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
})

test('--check looks at the frame as it runs', { tags: 'long' }, async () => {
  const { port, folder, frame } = await startService({ FRAME_HOST_ORIGINS: 'https://app.example' })
  const check = async (host: string) => {
    const checking = runFrame({
      folder,
      args: ['--check', '--json'],
      environment: { FRAME_PORT: `${port}`, FRAME_HOST_ORIGINS: host },
    })
    const code = await checking.ended
    const { findings } = JSON.parse(checking.output()) as {
      findings: { level: string; text: string; remedy?: string }[]
    }
    return { code, problems: findings.filter(({ level }) => level === 'problem') }
  }
  expect(await check('https://app.example')).toEqual({ code: 0, problems: [] })
  expect(await check('https://other.example')).toMatchObject({
    code: 1,
    problems: [
      { text: 'Browsers do not show it in https://other.example: frame-ancestors lacks it' },
      { text: 'https://app.example may embed it, too, and is not among hostOrigins' },
    ],
  })
  frame.child.kill('SIGTERM')
  await frame.ended
  expect(await check('https://app.example')).toMatchObject({
    code: 1,
    problems: [{ text: `http://localhost:${port} does not answer (ECONNREFUSED)` }],
  })
})
