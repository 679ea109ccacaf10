/** @module-tag long */
import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../server/src/crash/RealDatabase.test.helper.ts'
import {
  postgresIsMissing,
  postgresUser,
  startPostgres,
} from '../../server/src/crash/startPostgres.test.helper.ts'
import { openBrowser } from './frameBrowser.test.helper.ts'
import { type FrameProcess, listening, newFolder, runFrame } from './runFrame.test.helper.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const program = fileURLToPath(new URL('../src/command/main.ts', import.meta.url))
const guide = await readFile(new URL('../../docs/guides/hosting-the-frame.md', import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/^```(\w+) (?:file|on)="([\w.]+)"\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', title = '', code = '']) => ({ language, title, code }),
)
const email = 'alice@mail.example'
const missing = postgresIsMissing()

/** The guide's machines, as folders with its files. */
async function setUp() {
  const postgres = await startPostgres()
  const folder = await newFolder()
  const tools = join(folder, 'tools')
  await mkdir(tools)
  // The package as npm installs it.
  await writeFile(
    join(tools, 'npx'),
    `#!/bin/sh\nshift\nexec '${process.execPath}' --conditions=@wallet-kit/source --no-warnings '${program}' "$@"\n`,
  )
  await chmod(join(tools, 'npx'), 0o700)
  const addressOf = (name: string) => `postgres://${postgresUser}@127.0.0.1:${postgres.port}/${name}`
  const env = {
    PATH: `${tools}${delimiter}${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: `${postgres.port}`,
    PGUSER: postgresUser,
    FRAME_SMTP_PASSWORD: 'of the mail account',
    FRAME_DATABASE: addressOf('frame'),
  }
  const ports = { service: await freePort(), keeper: await freePort() }
  for (const machine of ['service', 'keeper', 'sqlite']) await mkdir(join(folder, machine))
  for (const { title, code } of blocks.filter(({ language }) => language === 'json'))
    await writeFile(join(folder, title.startsWith('keeper') ? 'keeper' : 'service', title), code)

  /** Runs a machine's commands that contain a text. */
  async function run(machine: string, text: string): Promise<void> {
    const found = blocks.filter(
      ({ language, title, code }) => language === 'sh' && title === machine && code.includes(text),
    )
    expect(found, `the guide's commands with ${text}`).toHaveLength(1)
    for (const { code } of found) {
      left.delete(code)
      await promisify(execFile)('sh', ['-euc', code], { cwd: join(folder, machine), env })
    }
  }
  const left = new Set(blocks.filter(({ language }) => language === 'sh').map(({ code }) => code))

  /** A party as the guide starts it, on this machine's database and port, with its mails printed. */
  async function start(party: 'service' | 'keeper', database: string): Promise<FrameProcess> {
    const prefix = party === 'service' ? 'FRAME' : 'FRAME_KEEPER'
    const configured = JSON.parse(
      await readFile(
        join(folder, party, party === 'service' ? 'frame.config.json' : 'keeper.config.json'),
        'utf8',
      ),
    )
    const { smtp: _, metrics: __, ...options } = configured
    await writeFile(join(folder, party, 'here.json'), JSON.stringify(options))
    const frame = runFrame({
      folder: join(folder, party),
      args: [...(party === 'keeper' ? ['keeper'] : []), '--config', 'here.json'],
      environment: {
        [`${prefix}_DATABASE`]: addressOf(database),
        [`${prefix}_PORT`]: `${ports[party]}`,
        ...(party === 'service' && { FRAME_KEEPER_ORIGIN: `http://localhost:${ports.keeper}` }),
      },
    })
    await frame.printed(listening(party))
    return frame
  }
  const browser = openBrowser({ origin: 'https://wallet.my-company.example', port: ports.service })
  return { postgres, folder, run, start, browser, left }
}

async function end({ child, ended }: FrameProcess): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

test.skipIf(missing)(
  'the commands of the guide lead from two empty machines to a restored frame',
  async () => {
    const { postgres, folder, run, start, browser, left } = await setUp()
    try {
      await run('service', 'frame schema')
      for (const name of ['frame', 'keeper']) {
        const schema = JSON.parse(await readFile(join(folder, 'service', `${name}.schema.json`), 'utf8'))
        expect(schema).toMatchObject({ type: 'object', properties: { origin: expect.anything() } })
      }
      await run('service', 'createdb frame\n')
      await run('keeper', 'createdb keeper\n')
      const keeper = await start('keeper', 'keeper')
      let service = await start('service', 'frame')
      await run('service', 'frame check')
      const findings = await readFile(join(folder, 'service/findings.json'), 'utf8')
      expect(JSON.parse(findings)).toMatchObject({ findings: expect.anything() })

      await browser.call('/email/start', { email })
      const [, otp = ''] = await service.printed(/Your code to log in is (\d{6})/)
      expect((await browser.call('/email/code', { otp })).status).toBe(200)
      await run('service', 'pg_dump')
      await run('keeper', 'pg_dump')
      await end(service)

      await run('service', 'pg_restore')
      service = await start('service', 'frame_restored')
      expect((await browser.call('/status')).body).toMatchObject({ isConnected: true })
      await end(service)

      await run('service', 'openssl')
      const secretsFile = join(folder, 'service/frame.secrets.json')
      const { secrets } = JSON.parse(await readFile(secretsFile, 'utf8')) as { secrets: string[] }
      const next = 'x'.repeat(48)
      for (const list of [[next, ...secrets], [next]]) {
        await writeFile(secretsFile, JSON.stringify({ secrets: list }))
        service = await start('service', 'frame_restored')
        expect((await browser.call('/status')).body).toMatchObject({ isConnected: true })
        await end(service)
      }
      await end(keeper)

      const lite = runFrame({
        folder: join(folder, 'sqlite'),
        environment: { FRAME_PORT: `${await freePort()}`, FRAME_KEEPER_ORIGIN: 'http://localhost:1' },
      })
      await lite.printed(listening('service'))
      await run('sqlite', 'sqlite3')
      await end(lite)
      // No command of the guide was left out.
      expect([...left]).toEqual([])
    } finally {
      await postgres.stop()
    }
  },
)
