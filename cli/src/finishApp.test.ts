import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

// Runs the program with package managers that are scripts of this test.

const program = fileURLToPath(new URL('main.ts', import.meta.url))
let root: string
let here: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  here = join(root, 'here')
  mkdirSync(here)
  mkdirSync(join(root, 'bin'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function putTool(name: string, script: string) {
  const file = join(root, 'bin', name)
  writeFileSync(file, `#!${process.execPath}\n${script}\n`)
  chmodSync(file, 0o755)
}

const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PATH: [join(root, 'bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  ...more,
})

const create = (args: readonly string[], more?: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [program, 'my-app', '--yes', ...args], {
    cwd: here,
    encoding: 'utf8',
    env: environment(more),
  })

const identity = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@app.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@app.example',
}

test('installs with the package manager that was named', () => {
  putTool('pnpm', "require('node:fs').writeFileSync('installed', process.argv.slice(2).join())")
  const { status, stdout } = create(['--install', 'pnpm'])
  expect(status).toBe(0)
  expect(readdirSync(join(here, 'my-app'))).toContain('installed')
  expect(stdout).not.toContain('pnpm install')
})

test('a failed installation leaves nothing behind', () => {
  putTool('npm', "require('node:fs').mkdirSync('node_modules'); process.exit(7)")
  const { status, stderr } = create(['--install', 'npm'])
  expect(status).toBe(1)
  expect(stderr).toContain('npm install failed with 7. Nothing was written.')
  expect(readdirSync(here)).toEqual([])
})

test('a package manager that is missing', () => {
  const { status, stderr } = create(['--install', 'yarn'], { PATH: join(root, 'bin') })
  expect(status).toBe(1)
  expect(stderr).toContain('yarn could not be started. Nothing was written.')
  expect(readdirSync(here)).toEqual([])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during the installation leaves nothing behind',
  async (signal) => {
    putTool(
      'npm',
      "require('node:fs').mkdirSync('node_modules'); console.log('installing'); setInterval(() => {}, 1000)",
    )
    const child = spawn(process.execPath, [program, 'my-app', '--yes', '--install', 'npm'], {
      cwd: here,
      env: environment(),
    })
    let wasThere = false
    child.stdout.on('data', (text) => {
      if (!String(text).includes('installing')) return
      wasThere = existsSync(join(here, 'my-app/package.json'))
      child.kill(signal)
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect(wasThere).toBe(true)
    expect(code).toBe(130)
    expect(readdirSync(here)).toEqual([])
  },
)

test('commits the app, without its secret', () => {
  expect(create(['--git', '--server'], identity).status).toBe(0)
  const git = (...args: readonly string[]) =>
    spawnSync('git', args, { cwd: join(here, 'my-app'), encoding: 'utf8' }).stdout.trim()
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '--format=%s')).toBe('Create the app')
  const files = git('ls-files').split('\n')
  expect(files).toContain('package.json')
  expect(files).not.toContain('.env.local')
})

test('without git the app is written, and the user is told', () => {
  putTool('git', 'process.exit(1)')
  const { status, stdout } = create(['--git'])
  expect(status).toBe(0)
  expect(stdout).toContain('no repository was created')
  expect(readdirSync(join(here, 'my-app'))).toContain('package.json')
})

test('no repository within another', () => {
  mkdirSync(join(here, '.git'))
  const { stdout } = create(['--git'])
  expect(stdout).toContain('the folder is in one')
  expect(readdirSync(join(here, 'my-app'))).not.toContain('.git')
})
