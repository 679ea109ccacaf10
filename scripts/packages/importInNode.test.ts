import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importInNode } from './importInNode.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kit-import-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function importing(source: string) {
  const home = join(folder, 'node_modules/planted')
  mkdirSync(home, { recursive: true })
  writeFileSync(
    join(home, 'package.json'),
    '{ "name": "planted", "type": "module", "exports": "./index.js" }',
  )
  writeFileSync(join(home, 'index.js'), source)
  return importInNode(process.execPath, folder, ['planted'])
}

test.each([
  ['accesses the window', 'export const width = window.innerWidth', /window is not defined/],
  ['accesses cookies', 'export const stored = document.cookie', /document is not defined/],
  ['adds a global', 'globalThis.planted = 1', /global names: planted/],
  ['imports a missing package', "import 'absent'", /absent/],
])('a module that %s is reported', async (_, source, problem) => {
  expect(await importing(source)).toMatch(problem)
})

test('a module that only declares functions passes', async () => {
  expect(await importing('export const width = () => window.innerWidth')).toBeUndefined()
})
