import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyTemplate } from './copyTemplate.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  write('template/package.json', '{ "name": "template", "private": true, "scripts": { "dev": "vite" } }')
  write('template/_gitignore', 'dist\n')
  write('template/.env', 'VITE_APP_NAME=My app\nVITE_PROJECT_ID=\nVITE_OTHER=1\n')
  write('template/src/main.ts', 'const name = "template"\r\n')
  write('template/public/logo.png', '\u0000\ufffdtemplate')
  write('template/node_modules/x/index.js', '')
  write('template/dist/x.js', '')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function files(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1))
    .sort()
}

const copy = (projectId?: string, serverFolder?: string) =>
  copyTemplate({
    template: join(root, 'template'),
    folder: join(root, 'apps/my-app'),
    name: 'my-app',
    ...(projectId === undefined ? {} : { projectId }),
    ...(serverFolder === undefined ? {} : { serverFolder }),
  })

test('files are copied, dot-files get their names back, build output and installed packages are left out', () => {
  copy()
  expect(files('apps/my-app')).toEqual([
    '.env',
    '.gitignore',
    'package.json',
    'public/logo.png',
    'src/main.ts',
  ])
})

test('only the package’s name changes', () => {
  copy()
  expect(JSON.parse(read('apps/my-app/package.json'))).toEqual({
    name: 'my-app',
    private: true,
    scripts: { dev: 'vite' },
  })
  for (const path of ['.env', 'src/main.ts', 'public/logo.png']) {
    expect(read(`apps/my-app/${path}`)).toBe(read(`template/${path}`))
  }
})

test('the project id is set', () => {
  copy('abc')
  expect(read('apps/my-app/.env')).toBe('VITE_APP_NAME=My app\nVITE_PROJECT_ID=abc\nVITE_OTHER=1\n')
})

test('a server adds its files, merges JSON, and has a secret of its own', () => {
  write('server/package.json', '{ "scripts": { "start": "node server/main.ts" } }')
  write('server/_env', 'VITE_PROJECT_ID=\nSIGN_IN_ORIGINS=http://localhost:3000\n')
  write('server/server/main.ts', 'serve()\n')
  write('server/node_modules/x/index.js', '')
  write('server/.env.local', 'SIGN_IN_SECRET=of the repository\n')
  copy('abc', join(root, 'server'))
  expect(files('apps/my-app')).toEqual([
    '.env',
    '.env.local',
    '.gitignore',
    'package.json',
    'public/logo.png',
    'server/main.ts',
    'src/main.ts',
  ])
  expect(JSON.parse(read('apps/my-app/package.json'))).toEqual({
    name: 'my-app',
    private: true,
    scripts: { dev: 'vite', start: 'node server/main.ts' },
  })
  expect(read('apps/my-app/.env')).toBe('VITE_PROJECT_ID=abc\nSIGN_IN_ORIGINS=http://localhost:3000\n')
  const secret = read('apps/my-app/.env.local')
  expect(secret).toMatch(/^SIGN_IN_SECRET=[\w-]{43}\n$/)

  copy('abc', join(root, 'server'))
  expect(read('apps/my-app/.env.local')).toBe(secret)
  rmSync(join(root, 'apps/my-app/.env.local'))
  copy('abc', join(root, 'server'))
  expect(read('apps/my-app/.env.local')).not.toBe(secret)
})

test('other files in the folder are kept', () => {
  write('apps/my-app/notes.txt', 'mine')
  write('apps/my-app/src/main.ts', 'old')
  copy()
  expect(read('apps/my-app/notes.txt')).toBe('mine')
  expect(read('apps/my-app/src/main.ts')).toBe(read('template/src/main.ts'))
})

test('a failure leaves nothing behind', () => {
  expect(() => copy('not an id')).toThrow(/project id/)
  expect(files('apps')).toEqual([])
  write('template/package.json', '{')
  expect(() => copy()).toThrow()
  expect(readdirSync(join(root, 'apps'))).toEqual([])
})
