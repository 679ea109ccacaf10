import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeApp } from './writeApp.ts'

let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
})

afterEach(() => rmSync(here, { recursive: true, force: true }))

const app = new Map([
  ['package.json', Buffer.from('{}\n')],
  ['src/main.ts', Buffer.from('new\n')],
  ['.env.local', Buffer.from('SECRET=new\n')],
])

function contents(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const entries = files.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    entries.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )
}

test('a new folder, and nothing beside it', () => {
  writeApp(join(here, 'apps/my-app'), app).keep()
  expect(readdirSync(join(here, 'apps'))).toEqual(['my-app'])
  expect(contents(join(here, 'apps/my-app'))).toEqual({
    '.env.local': 'SECRET=new\n',
    'package.json': '{}\n',
    'src/main.ts': 'new\n',
  })
  expect(statSync(join(here, 'apps/my-app/.env.local')).mode & 0o777).toBe(0o600)
})

test('a new folder is taken away again, with the folders above it', () => {
  const written = writeApp(join(here, 'apps/my-app'), app)
  mkdirSync(join(here, 'apps/my-app/node_modules'))
  written.undo()
  expect(readdirSync(here)).toEqual([])
})

test('in a folder with files, others are kept, and all are put back', () => {
  const folder = join(here, 'my-app')
  mkdirSync(join(folder, 'src'), { recursive: true })
  const own = {
    '.env.local': 'SECRET=mine\n',
    'notes.txt': 'mine\n',
    'package-lock.json': 'mine\n',
    'src/main.ts': 'old\n',
    'src/other.ts': 'old\n',
  }
  for (const [path, content] of Object.entries(own)) writeFileSync(join(folder, path), content)
  const written = writeApp(folder, app)
  expect(contents(folder)).toEqual({ ...own, 'package.json': '{}\n', 'src/main.ts': 'new\n' })
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), 'installed\n')
  written.undo()
  expect(contents(folder)).toEqual(own)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  expect(readdirSync(here)).toEqual(['my-app'])
})

test('a failure leaves nothing behind', () => {
  const impossible = new Map([...app, ['package.json/x', Buffer.from('')]])
  expect(() => writeApp(join(here, 'apps/my-app'), impossible)).toThrow()
  expect(readdirSync(here)).toEqual([])
})
