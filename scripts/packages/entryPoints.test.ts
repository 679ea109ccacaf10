import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entryPoints } from './entryPoints.ts'

test('single entries and patterns', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['dist/a/b.js', 'dist/c.js', 'dist/c.d.ts', 'dist/c.js.map']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const manifest = {
    name: '@scope/name',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './errors': { default: './dist/errors.js' },
      './x/*': { default: './dist/*.js' },
    },
  }
  expect(entryPoints(folder, manifest)).toEqual([
    '@scope/name',
    '@scope/name/errors',
    '@scope/name/x/a/b',
    '@scope/name/x/c',
  ])
})

test('a package without exports has none', () => {
  expect(entryPoints('.', { name: 'cli', version: '1.0.0' })).toEqual([])
})
