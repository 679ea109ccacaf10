import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimDatabase } from '../database/claimDatabase.ts'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { migrate } from '../database/migrate.ts'
import { checkClock } from './checkClock.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkFiles } from './checkFiles.ts'
import { checkMail } from './checkMail.ts'
import { checkOrigins } from './checkOrigins.ts'
import type { Finding } from './Finding.ts'
import { printFindings } from './printFindings.ts'

const short = (findings: readonly Finding[]) => findings.map(({ level, text }) => `${level}: ${text}`)

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('origins: a page of another site is said, with a name of that site', () => {
  const findings = checkOrigins({
    origin: 'https://wallet.app.example',
    hostOrigins: ['https://www.app.example', 'https://shop.co.uk', 'https://other.co.uk'],
    keeperOrigin: 'https://keeper.example',
  })
  expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'warning', 'warning', 'ok'])
  expect(findings[2]?.remedy).toBe('Serve the frame below a name of that site, such as wallet.shop.co.uk')
})

test('origins: names below one public suffix are sites of their own, and schemes are, too', () => {
  const levels = (origin: string, host: string) =>
    checkOrigins({ origin, hostOrigins: [host] }).map(({ level }) => level)
  expect(levels('https://wallet.github.io', 'https://app.github.io')).toEqual(['ok', 'warning', 'warning'])
  expect(levels('http://localhost:4100', 'http://localhost:3000')).toEqual(['warning', 'ok', 'warning'])
  expect(levels('http://localhost:4100', 'https://localhost:3000')).toEqual(['warning', 'warning', 'warning'])
})

test('origins: without a page the frame is of no use', () => {
  const findings = checkOrigins({ origin: 'https://wallet.example', hostOrigins: [] })
  expect(short(findings)).toContain('problem: No page may embed the frame')
})

test.each([
  [0, 'ok'],
  [5_000, 'ok'],
  [-20_000, 'warning'],
  [31_000, 'problem'],
  [-120_000, 'problem'],
] as const)('a clock that differs by %i ms is %s', (difference, level) => {
  expect(checkClock({ of: 'the keeper', time: 1e12 + difference, now: 1e12 })).toMatchObject([{ level }])
})

test('a clock that says nothing is no finding', () => {
  expect(checkClock({ of: 'the keeper', time: undefined, now: 1e12 })).toEqual([])
})

test('database: a missing file is not created', async () => {
  const address = join(await newFolder(), 'frame.sqlite')
  const check = () => checkDatabase({ address, party: 'service', migrations: [[]] })
  const missing = ['ok: frame.sqlite does not exist yet; the first start creates it']
  expect(short(await check())).toEqual(missing)
  expect(short(await check())).toEqual(missing)
})

test('database: a newer version, the other party and an older version are told apart', async () => {
  const address = join(await newFolder(), 'frame.sqlite')
  const database = createSqliteDatabase({ file: address })
  await claimDatabase(database, 'service')
  await migrate(database, [[], []])
  await database.close()
  const check = async (party: 'service' | 'keeper', versions: number) =>
    short(await checkDatabase({ address, party, migrations: Array.from({ length: versions }, () => []) }))
  expect(await check('service', 1)).toEqual(['problem: It has version 2, and this program knows 1'])
  expect(await check('service', 2)).toEqual(['ok: It answers, and has version 2'])
  expect(await check('service', 3)).toEqual([
    'ok: It answers, and has version 2; the next start brings it to 3',
  ])
  expect(await check('keeper', 2)).toEqual(["problem: It is the service's"])
})

test('database: an address without a server is said', async () => {
  const address = 'postgres://frame:hunter2@127.0.0.1:1/frame'
  const findings = await checkDatabase({ address, party: 'service', migrations: [] })
  expect(short(findings)).toEqual(['problem: The database does not answer (ECONNREFUSED)'])
})

test('mail: a server that does not answer is said', async () => {
  const smtp = { host: '127.0.0.1', port: 1, secure: false, from: 'a@b.example', allowsPlain: false }
  expect(await checkMail(smtp)).toMatchObject({
    level: 'problem',
    text: '127.0.0.1:1 does not accept mails (ESOCKET)',
  })
  expect(await checkMail(undefined)).toMatchObject({ level: 'warning', remedy: 'Set smtp' })
})

test('files: what others can read is said', async () => {
  const folder = await newFolder()
  const [configurationFile, secretsFile] = [join(folder, 'frame.config.json'), join(folder, 'secrets.json')]
  const check = async (hasSecretsVariable = false) =>
    short(await checkFiles({ configurationFile, secretsFile, hasSecretsVariable }))
  expect(await check()).toEqual(['warning: secrets.json is missing'])
  await writeFile(configurationFile, '{}', { mode: 0o600 })
  await writeFile(secretsFile, '{}', { mode: 0o600 })
  expect(await check()).toEqual(['ok: Only its owner can read secrets.json'])
  await chmod(configurationFile, 0o644)
  await chmod(secretsFile, 0o640)
  expect(await check()).toEqual([
    'warning: Others can read frame.config.json (mode 644)',
    'problem: Others can read secrets.json (mode 640)',
  ])
  expect(await check(true)).toContain('ok: Secrets come from the environment')
})

test('findings are printed with their remedies and a sum', () => {
  expect(
    printFindings([
      { subject: 'mail', level: 'ok', text: 'Fine' },
      { subject: 'page', level: 'problem', text: 'Broken', remedy: 'Mend it' },
    ]),
  ).toEqual(['ok       mail: Fine.', 'PROBLEM  page: Broken.', '         Mend it.', '1 problems, 0 warnings'])
})
