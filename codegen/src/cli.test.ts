import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from './testing/compileFixture.ts'
import { openApi } from './testing/openApi.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const api = openApi({
  paths: { '/a': { get: { operationId: 'getA', responses: { 200: { description: '' } } } } },
})

function run(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function folderWith(files: Readonly<Record<string, string | object>>) {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}

// Each test starts the command as people do, several times.
describe('wallet-kit-codegen', { timeout: 60_000 }, () => {
  test('compiles a bare folder and says what it made', () => {
    const folder = folderWith({ 'a.json': api })
    const { status, stdout, stderr } = run(folder, 'a.json', '-o', 'src/api')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('a: 1 operation, 0 models')
    expect(stdout).toContain(`import { createClient, getA } from './src/api/a/client.js'`)
    expect(existsSync(join(folder, 'src/api/a/client/a.ts'))).toBe(true)
  })

  test('takes a configuration file', () => {
    const folder = folderWith({
      'contracts/a.json': api,
      'wallet-kit.codegen.mjs': `export default { inputs: ['contracts/a.json'], output: 'api', targets: ['types'] }`,
    })
    expect(run(folder).status).toBe(0)
    expect(existsSync(join(folder, 'api/a/types/a.ts'))).toBe(true)
    expect(existsSync(join(folder, 'api/a/client'))).toBe(false)
  })

  test('exits with 1 and a place on a bad contract', () => {
    const folder = folderWith({ 'a.json': '{\n  "openapi": "3.1.0",\n  "info": 1,\n  "paths": {}\n}' })
    const { status, stderr } = run(folder, 'a.json', '-o', 'api')
    expect(status).toBe(1)
    expect(stderr).toContain('a.json:3:11 error:')
    expect(stderr).toContain('1 error, 0 warnings\nNothing was written.')
  })

  test('--check exits with 1 until the output is up to date', () => {
    const folder = folderWith({ 'a.json': api })
    const before = run(folder, 'a.json', '-o', 'api', '--check')
    expect(before.status).toBe(1)
    expect(before.stderr).toContain('missing: api/a/client/a.ts')
    run(folder, 'a.json', '-o', 'api')
    const after = run(folder, 'a.json', '-o', 'api', '--check')
    expect(after).toMatchObject({ status: 0, stdout: expect.not.stringContaining('import') })
  })

  test.each([
    ['no output', ['a.json'], 'Say where the output goes'],
    ['no input and no configuration', [], 'Name the files to compile'],
    ['a flag that does not exist', ['a.json', '-o', 'api', '--wat'], '--wat'],
    ['a target that does not exist', ['a.json', '-o', 'api', '-t', 'types,clent'], `Did you mean 'client'?`],
    ['a name for two inputs', ['a.json', 'b.json', '-o', 'api', '-n', 'x'], 'a single input'],
  ])('exits with 2 on %s', (_, args, message) => {
    const { status, stderr } = run(folderWith({ 'a.json': api }), ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })

  test('--help explains itself', () => {
    const { status, stdout } = run(temporaryFolder(), '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('wallet-kit-codegen <input…> -o <folder>')
  })

  test('text of a contract cannot steer the terminal', () => {
    const folder = folderWith({ 'a.json': openApi({ schemas: { A: { type: '\u001b[31mred' } } }) })
    expect(run(folder, 'a.json', '-o', 'api').stderr).not.toContain('\u001b')
  })
})
