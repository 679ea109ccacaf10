import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isEmptyTarget, resolveTarget } from './target.ts'
import { UsageError } from './UsageError.ts'

let here: string

beforeEach(() => {
  here = join(mkdtempSync(join(tmpdir(), 'create-wallet-kit-')), 'my-place')
  mkdirSync(here)
})

afterEach(() => rmSync(join(here, '..'), { recursive: true, force: true }))

test.each([
  ['my-app', 'my-app', 'my-app'],
  ['./my-app/', 'my-app', 'my-app'],
  ['apps/my-app', 'apps/my-app', 'my-app'],
  ['.', '', 'my-place'],
])('%s', (directory, folder, name) => {
  expect(resolveTarget(here, directory)).toEqual({ folder: join(here, folder), name })
})

test.each([
  '..',
  '../my-app',
  'a/../../my-app',
  '/tmp/my-app',
  'C:\\my-app',
  '\\\\server\\my-app',
  'My App',
  '-rf',
  '.hidden',
  'a/.git/b',
  'my\0app',
  'node_modules/x',
])('%j is refused', (directory) => {
  expect(() => resolveTarget(here, directory)).toThrow(UsageError)
})

test('a link is not followed', () => {
  symlinkSync(tmpdir(), join(here, 'link'))
  expect(() => resolveTarget(here, 'link')).toThrow(/not a folder/)
  expect(() => resolveTarget(here, 'link/my-app')).toThrow(/not a folder/)
})

test('suggests a valid name', () => {
  expect(() => resolveTarget(here, 'My App')).toThrow(/How about "my-app"\?/)
})

test('an absent folder, an empty one and a fresh repository are empty', () => {
  expect(isEmptyTarget(join(here, 'absent'))).toBe(true)
  expect(isEmptyTarget(here)).toBe(true)
  mkdirSync(join(here, '.git'))
  expect(isEmptyTarget(here)).toBe(true)
  writeFileSync(join(here, 'notes.txt'), '')
  expect(isEmptyTarget(here)).toBe(false)
})
