import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeStaleOutput } from './removeStaleOutput.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kit-stale-'))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { rootDir: 'src', outDir: 'dist' } }))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test('deletes the output of removed sources and keeps all other files', () => {
  const kept = [
    'dist/a/a.js',
    'dist/a/a.js.map',
    'dist/a/a.d.ts',
    'dist/a/a.d.ts.map',
    'dist/B.js',
    'dist/readme.txt',
  ]
  const gone = ['dist/old.js', 'dist/old.js.map', 'dist/a/old.d.ts', 'dist/a/old.d.ts.map']
  for (const path of ['src/a/a.ts', 'src/B.tsx', ...kept, ...gone]) write(path)
  removeStaleOutput(folder)
  expect(kept.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  expect(gone.filter((path) => existsSync(join(folder, path)))).toEqual([])
})
