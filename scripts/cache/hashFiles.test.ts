import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles } from './hashFiles.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-hash-'))
  write('app/src/a.ts', 'a')
  write('lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const hash = () => hashFiles(root, ['app', 'lock.json', 'absent'])

test('is the same for the same files', () => {
  expect(hash()).toBe(hash())
})

test.each([
  ['other content', () => write('app/src/a.ts', 'b')],
  ['a new file', () => write('app/src/b.ts', '')],
  ['a file that was absent', () => write('absent', '')],
  ['a moved boundary between name and content', () => write('app/src/a.ts', 'a1')],
])('changes with %s', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test.each(['node_modules/x.js', 'app/dist/x.js', 'app/.cache/x', 'other/x.ts'])(
  '%s does not count',
  (path) => {
    const before = hash()
    write(path, 'x')
    expect(hash()).toBe(before)
  },
)
