import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
})

afterEach(() => rmSync(here, { recursive: true, force: true }))

function create(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'pnpm/9.1.0 npm/? node/v20.19.0 linux x64', NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

function files(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

test('creates an app and prints the next steps', () => {
  const { status, stdout } = create('my-app', '--template', 'react-vite', '--yes')
  expect(status).toBe(0)
  expect(stdout).toMatch(/cd my-app\s[\s\S]*pnpm install\s[\s\S]*pnpm dev\s/)
  expect(readdirSync(here)).toEqual(['my-app'])
  expect(files(join(here, 'my-app'))).toMatchSnapshot()
  expect(JSON.parse(readFileSync(join(here, 'my-app/package.json'), 'utf8')).name).toBe('my-app')
  expect(readFileSync(join(here, 'my-app/.env'), 'utf8')).toMatch(/^VITE_APP_NAME=My app$/m)
  expect(stdout).toContain('put it into .env as VITE_PROJECT_ID.')
})

test('creates an app with a server', () => {
  expect(create('my-app', '--server', '--yes').status).toBe(0)
  expect(files(join(here, 'my-app'))).toMatchSnapshot()
  const ignored = readFileSync(join(here, 'my-app/.gitignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['*.local', '*.sqlite*']))
})

test('creates an app on Next with a server', () => {
  expect(create('my-app', '--template', 'next', '--server', '--yes', '--project-id', 'abc123').status).toBe(0)
  const app = join(here, 'my-app')
  expect(files(app)).toMatchSnapshot()
  expect(readFileSync(join(app, '.env'), 'utf8')).toMatch(/^NEXT_PUBLIC_PROJECT_ID=abc123$/m)
  expect(readFileSync(join(app, '.env.local'), 'utf8')).toMatch(/^SIGN_IN_SECRET=[\w-]{43}\n$/)
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  expect(dependencies).toMatchObject({ next: expect.any(String), '@wallet-kit/server': expect.any(String) })
})

test('writes the project id', () => {
  expect(create('my-app', '--yes', '--project-id', 'abc123').status).toBe(0)
  expect(readFileSync(join(here, 'my-app/.env'), 'utf8')).toMatch(/^VITE_PROJECT_ID=abc123$/m)
})

test('uses the defaults under --yes', () => {
  expect(create('--yes').status).toBe(0)
  expect(readdirSync(here)).toEqual(['wallet-kit-app'])
})

test.each([
  [[], /Cannot prompt without a terminal/],
  [['my-app', '--tempalte', 'x'], /--tempalte/],
  [['my-app', '--template', 'x', '--yes'], /Unknown template "x"/],
  [['../my-app', '--yes'], /outside of the current folder/],
  [['My App', '--yes'], /How about "my-app"\?/],
  [['my-app', '--project-id', 'a b', '--yes'], /project id/],
])('%j: prints the mistake and writes nothing', (args, message) => {
  const { status, stderr } = create(...args)
  expect(status).toBe(1)
  expect(stderr).toMatch(message)
  expect(readdirSync(here)).toEqual([])
})

test('a folder that is not empty is not changed without --overwrite', () => {
  mkdirSync(join(here, 'my-app'))
  writeFileSync(join(here, 'my-app/notes.txt'), 'mine')
  const refused = create('my-app', '--yes')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/not empty.*--overwrite/)
  expect(readdirSync(join(here, 'my-app'))).toEqual(['notes.txt'])
  expect(create('my-app', '--yes', '--overwrite').status).toBe(0)
  expect(readFileSync(join(here, 'my-app/notes.txt'), 'utf8')).toBe('mine')
  expect(readdirSync(join(here, 'my-app'))).toContain('package.json')
})

test('help lists every flag and template; version is the package’s', () => {
  const { status, stdout } = create('--help')
  expect(status).toBe(0)
  for (const word of [
    '--template',
    '--project-id',
    '--server',
    '--no-server',
    '--yes',
    '--overwrite',
    '--version',
    'react-vite',
    'next',
  ]) {
    expect(stdout).toContain(word)
  }
  expect(create('-h')).toEqual({ status: 0, stdout, stderr: '' })
  for (const flag of ['--version', '-v']) {
    const version = create(flag)
    expect(version.status).toBe(0)
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  }
  expect(readdirSync(here)).toEqual([])
})
