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
  const environment = readFileSync(join(app, '.env'), 'utf8')
  expect(environment).toMatch(/^NEXT_PUBLIC_PROJECT_ID=abc123$/m)
  expect(environment).toMatch(/^NEXT_PUBLIC_SIGN_IN=on$/m)
  expect(environment).toMatch(/^SIGN_IN_ORIGINS=/m)
  expect(readFileSync(join(app, '.env.local'), 'utf8')).toMatch(/^SIGN_IN_SECRET=[\w-]{43}\n$/)
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  expect(dependencies).toMatchObject({ next: expect.any(String), '@wallet-kit/server': expect.any(String) })
})

test('writes the project id', () => {
  expect(create('my-app', '--yes', '--project-id', 'abc123').status).toBe(0)
  expect(readFileSync(join(here, 'my-app/.env'), 'utf8')).toMatch(/^VITE_PROJECT_ID=abc123$/m)
})

test('writes networks, logins and services', () => {
  const { status, stdout } = create(
    'my-app',
    '--yes',
    '--networks',
    'base,solana',
    '--logins',
    'email,github,passkey',
    '--services',
    'own',
  )
  expect(status).toBe(0)
  expect(stdout).toContain('pnpm frame')
  const read = (path: string) => readFileSync(join(here, 'my-app', path), 'utf8')
  expect(read('src/networks.ts')).toContain("import { base, solana } from '@wallet-kit/sdk/networks'")
  expect(read('src/networks.ts')).toContain('= [base, solana]\n')
  expect(read('src/logins.ts')).toContain("= { email: true, socials: ['github', 'passkey'] }")
  expect(read('.env')).toMatch(/^VITE_FRAME=http:\/\/localhost:4100\/sdk$/m)
  expect(read('.env')).toMatch(/^VITE_SERVICES=own$/m)
  expect(read('.env')).not.toContain('{{')
  expect(read('README.md')).toContain('npm run frame')
  expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { frame: 'frame' } })
  expect(JSON.parse(read('frame.config.json'))).toMatchObject({
    title: 'My app',
    passkeys: { rpId: 'localhost' },
  })
})

test('a dry run lists the files and writes nothing', () => {
  const { status, stdout } = create('my-app', '--yes', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Files of my-app[\s\S]*\.env [\s\S]*src\/networks\.ts/)
  expect(readdirSync(here)).toEqual([])
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

test('adds the kit to an app in the current folder, and undoes it', () => {
  const manifest = '{ "dependencies": { "react": "19" }, "devDependencies": { "vite": "8" } }\n'
  writeFileSync(join(here, 'package.json'), manifest)
  writeFileSync(join(here, 'index.html'), '<script type="module" src="main.jsx"></script>\n')
  writeFileSync(join(here, 'main.jsx'), 'createRoot(root).render(<App />)\n')
  const { status, stdout } = create('add', '--yes', '--no-install')
  expect(status).toBe(0)
  expect(stdout).toMatch(/main\.jsx[\s\S]*pnpm install[\s\S]*create-wallet-kit undo/)
  expect(readFileSync(join(here, 'main.jsx'), 'utf8')).toContain('<WalletKitProvider>')
  const undone = create('undo')
  expect(undone.stdout).toContain('Install again')
  expect(files(here)).toEqual(['index.html', 'main.jsx', 'package.json'])
  expect(readFileSync(join(here, 'package.json'), 'utf8')).toBe(manifest)
})

test('help lists every flag and template; version is the package’s', () => {
  const { status, stdout } = create('--help')
  expect(status).toBe(0)
  for (const word of [
    '--template',
    '--project-id',
    '--networks',
    '--sign-in',
    '--server',
    '--no-server',
    '--logins',
    '--services',
    '--install',
    '--git',
    '--dry-run',
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
