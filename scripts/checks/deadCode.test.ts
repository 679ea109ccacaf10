import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../tools/nodeTool.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-dead-'))
  cpSync(join(repositoryRoot, 'knip.json'), join(root, 'knip.json'))
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['sdk'] }))
  write(
    'sdk/package.json',
    JSON.stringify({ name: 'planted', type: 'module', exports: './src/exports/index.ts' }),
  )
  write('sdk/src/exports/index.ts', "export { used } from '../used.ts'\n")
  write('sdk/src/used.ts', 'export const used = 1\n')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
}

function knip() {
  const { status, stdout } = spawnSync(process.execPath, [nodeTool('knip'), '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, stdout }
}

test('reports nothing when everything is used', () => {
  expect(knip()).toEqual({ status: 0, stdout: expect.not.stringContaining('Unused') })
})

test.each([
  ['an unused file', 'sdk/src/lonely.ts', 'export const lonely = 1\n', /Unused files[\s\S]*lonely\.ts/],
  [
    'an unused export',
    'sdk/src/used.ts',
    'export const used = 1\nexport const spare = 2\n',
    /Unused exports[\s\S]*spare/,
  ],
  [
    'a package that is imported and not declared',
    'sdk/src/used.ts',
    "import 'undeclared'\n\nexport const used = 1\n",
    /Unlisted dependencies[\s\S]*undeclared/,
  ],
  [
    'a package that is declared and not imported',
    'sdk/package.json',
    JSON.stringify({
      name: 'planted',
      type: 'module',
      exports: './src/exports/index.ts',
      dependencies: { spare: '1.0.0' },
    }),
    /Unused dependencies[\s\S]*spare/,
  ],
])('%s is found', (_, file, source, finding) => {
  write(file, source)
  const { status, stdout } = knip()
  expect(status).toBe(1)
  expect(stdout).toMatch(finding)
})
