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
  ['asks for the page', 'export const width = window.innerWidth', /window is not defined/],
  ['asks for storage', 'export const stored = document.cookie', /document is not defined/],
  ['leaves something behind', 'globalThis.planted = 1', /global names: planted/],
  ['imports what is not there', "import 'absent'", /absent/],
])('a module that %s is found', async (_, source, problem) => {
  expect(await importing(source)).toMatch(problem)
})

test('a module that only declares passes', async () => {
  expect(await importing('export const width = () => window.innerWidth')).toBeUndefined()
})
