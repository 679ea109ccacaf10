import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFiles } from './replaceFiles.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-files-'))
  mkdirSync(join(root, 'chunks'))
  writeFileSync(join(root, 'chunks/old.js'), 'old')
  writeFileSync(join(root, 'chunks/same.js'), 'same')
  writeFileSync(join(root, 'types.d.ts'), 'types')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('leaves the given files and nothing else in the folders', () => {
  const same = statSync(join(root, 'chunks/same.js')).mtimeMs
  replaceFiles(
    root,
    ['bundle', 'chunks'],
    new Map([
      ['bundle/exports/index.js', 'index'],
      ['chunks/same.js', 'same'],
    ]),
  )
  expect(globSync('**/*.*', { cwd: root }).sort()).toEqual([
    'bundle/exports/index.js',
    'chunks/same.js',
    'types.d.ts',
  ])
  expect(readFileSync(join(root, 'bundle/exports/index.js'), 'utf8')).toBe('index')
  expect(statSync(join(root, 'chunks/same.js')).mtimeMs, 'an unchanged file is not written').toBe(same)
})
