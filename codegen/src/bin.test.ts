import { spawnSync } from 'node:child_process'
import { cpSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeFiles } from './testing/compileFixture.ts'
import { commandFile, folderWith } from './testing/runCommand.ts'

const builtAt = new Date('2026-01-02')

/** A package with a stub of the compiler that prints which one it is. */
function packageWith(files: Readonly<Record<string, string | object>>, changedAt = builtAt) {
  const folder = folderWith({
    'package.json': { type: 'module' },
    'src/cli.ts': `console.log('source' as string)`,
    ...files,
  })
  cpSync(commandFile, join(folder, 'bin/start.js'))
  for (const file of Object.keys(files)) utimesSync(join(folder, file), builtAt, builtAt)
  utimesSync(join(folder, 'src/cli.ts'), changedAt, changedAt)
  return folder
}

function start(folder: string, ...flags: readonly string[]): string {
  const args = [...flags, join(folder, 'bin/start.js')]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

const build = { 'dist/bundle/cli.js': `console.log('built')` }
const settings = { 'tsconfig.json': '{}' }

describe('the command runs', () => {
  test('what was built, where it is installed', () => {
    expect(start(packageWith(build, new Date('2026-01-03')))).toBe('built')
  })

  test('the sources of a checkout that was never built', () => {
    expect(start(packageWith(settings))).toBe('source')
  })

  test('the build of a checkout while it is up to date', () => {
    expect(start(packageWith({ ...settings, ...build }))).toBe('built')
  })

  test('the sources of a checkout when one of them changed, or is new', () => {
    expect(start(packageWith({ ...settings, ...build }, new Date('2026-01-03')))).toBe('source')
    const folder = packageWith({ ...settings, ...build })
    writeFiles(folder, { 'src/cli.test.ts': '' })
    expect(start(folder)).toBe('built')
    writeFiles(folder, { 'src/deep/other.ts': '' })
    expect(start(folder)).toBe('source')
  })

  test('nothing where there is no build and Node cannot read the sources, and prints a fix', () => {
    const message = start(packageWith(settings), '--no-experimental-strip-types')
    expect(message).toMatch(/^The compiler is not built, .* Use Node 22\.18 or newer, or: npm run build$/)
  })
})
