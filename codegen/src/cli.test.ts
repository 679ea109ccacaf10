import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, writeFiles } from './testing/compileFixture.ts'
import { openApi } from './testing/openApi.ts'
import { folderWith, runCommand as run } from './testing/runCommand.ts'

const api = openApi({
  paths: { '/a': { get: { operationId: 'getA', responses: { 200: { description: '' } } } } },
})
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))

/** Outside of any project: no package.json, no packages, no git. */
function bareFolder(files: Readonly<Record<string, string | object>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wallet-kit-codegen ünï-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

// Each test starts the command as people do, several times.
describe('wallet-kit-codegen', { timeout: 60_000 }, () => {
  test('compiles a bare folder and prints what it made, how to call it and what to install', () => {
    const folder = bareFolder({ 'a.json': api })
    const { status, stdout, stderr } = run(folder, 'a.json', '-o', 'src/api')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('a: 1 operation, 0 models')
    expect(stdout).toContain(`import { createClient, getA } from './src/api/a/client.js'`)
    expect(stdout).toContain('not installed: npm i openapi-fetch')
    expect(existsSync(join(folder, 'src/api/a/client/a.ts'))).toBe(true)
  })

  test('does not mention packages that are installed', () => {
    const { stdout } = run(folderWith({ 'a.json': api }), 'a.json', '-o', 'src/api')
    expect(stdout).toContain('createClient')
    expect(stdout).not.toContain('not installed')
  })

  test('reports packages that are too old', () => {
    const folder = bareFolder({
      'a.json': api,
      'node_modules/zod/package.json': { name: 'zod', version: '3.25.76' },
      'node_modules/openapi-fetch/package.json': { name: 'openapi-fetch', version: '0.14.0' },
    })
    const { stdout } = run(folder, 'a.json', '-o', 'src/api')
    expect(stdout).toContain('The code needs zod 4.2 or newer, not 3.25.76: npm i zod@latest\n')
    expect(stdout).not.toContain('openapi-fetch')
  })

  test('makes the same bytes wherever the project lies and however the contract is named', () => {
    const contents = [bareFolder({ 'a b/ä.json': api }), folderWith({ 'a b/ä.json': api })].flatMap(
      (folder) =>
        ['a b/ä.json', './a b/../a b/ä.json', join(folder, 'a b/ä.json')].map((input, index) => {
          const output = index === 2 ? join(folder, 'out ü') : 'out ü'
          expect(run(folder, input, '-o', output, '-n', 'a')).toMatchObject({ status: 0, stderr: '' })
          return readFileSync(join(folder, 'out ü/a/client/createClient.ts'), 'utf8')
        }),
    )
    expect(contents[0]).toContain('from a b/ä.json.')
    expect(new Set(contents).size).toBe(1)
  })

  test('writes outside of the folder that it is started in, when allowed', () => {
    const folder = folderWith({ 'project/contracts/a.json': api })
    const { stdout } = run(join(folder, 'project'), 'contracts/a.json', '-o', '../elsewhere')
    expect(stdout).toContain(`from '../elsewhere/a/client.js'`)
    expect(existsSync(join(folder, 'elsewhere/a/client.ts'))).toBe(true)
  })

  test('compiles the contracts of a folder', () => {
    const folder = folderWith({
      'contracts/a.json': api,
      'contracts/deep/b.openapi.yaml': 'openapi: 3.1.0\ninfo: { title: B, version: "1" }\npaths: {}\n',
      'contracts/part.yaml': 'type: string\n',
      'contracts/other.schema.json': { $schema: 'https://json-schema.org/draft/2020-12/schema' },
      'contracts/node_modules/c/c.json': api,
    })
    const { status, stdout } = run(folder, 'contracts', '-o', 'out', '-t', 'types')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^a: .*\nb: .*\nout: /)
  })

  test('compiles a channel by default and prints how to open it', () => {
    const folder = temporaryFolder()
    cpSync(fixtures, folder, { recursive: true })
    const { status, stdout } = run(folder, 'counter.channel.yaml', '-o', 'out')
    expect(status).toBe(0)
    expect(stdout).toContain(`import { createCounterHost } from './out/counter/channel.js'`)
    expect(existsSync(join(folder, 'out/counter/channel.ts'))).toBe(true)
  })

  test('exits with 1 and a place on a bad contract', () => {
    const folder = folderWith({ 'a.json': '{\n  "openapi": "3.1.0",\n  "info": 1,\n  "paths": {}\n}' })
    const { status, stderr } = run(folder, 'a.json', '-o', 'api')
    expect(status).toBe(1)
    expect(stderr).toContain('a.json:3:11 error:')
    expect(stderr).toContain('1 error, 0 warnings\nNothing was written.')
  })

  test('--lenient continues after recoverable mistakes', () => {
    const folder = folderWith({ 'a.json': openApi({ schemas: { A: { type: 'objekt' } } }) })
    expect(run(folder, 'a.json', '-o', 'api').status).toBe(1)
    const { status, stderr } = run(folder, 'a.json', '-o', 'api', '--lenient')
    expect(status).toBe(0)
    expect(stderr).toContain('0 errors, 1 warning')
  })

  test('reports paths relative to the working directory', () => {
    const folder = folderWith({
      'project/a.json': '{ "openapi": "3.1.0", "info": 1, "paths": {} }',
      'project/wallet-kit.codegen.json': { inputs: ['a.json'], output: 'api' },
      'elsewhere/x.txt': '',
    })
    const args = ['-c', '../project/wallet-kit.codegen.json']
    expect(run(join(folder, 'elsewhere'), ...args).stderr).toMatch(/^\.\.\/project\/a\.json:1:\d+ error:/)
  })

  test('reports when no target applies to a contract', () => {
    const folder = folderWith({ 'a.json': api })
    const { status, stdout } = run(folder, 'a.json', '-o', 'api', '-t', 'errors')
    expect(status).toBe(0)
    expect(stdout).toContain('a: 1 operation, 0 models; none of the targets is for that, so nothing was made')
  })

  test.runIf(existsSync('/proc'))('ends where no folder can be made', () => {
    const { status, stderr } = run(folderWith({ 'a.json': api }), 'a.json', '-o', '/proc/nowhere')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^ENOENT: .*\/proc\/nowhere/),
    })
  })

  test('prints a fix for a file system error', () => {
    const folder = folderWith({ 'a.json': api, taken: 'a file where a folder should be' })
    const { status, stderr } = run(folder, 'a.json', '-o', 'taken')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^(ENOTDIR|EEXIST): .*taken.*\nA file has the path of a folder: .*\n$/)
  })

  test('--allow-outside lets references leave the project', () => {
    const folder = folderWith({
      'project/a.json': openApi({ schemas: { A: { $ref: '../parts/b.json' } } }),
      'parts/b.json': { type: 'string' },
    })
    const args = ['a.json', '-o', 'out', '-t', 'types']
    expect(run(join(folder, 'project'), ...args).status).toBe(1)
    expect(run(join(folder, 'project'), ...args, '--allow-outside')).toMatchObject({ status: 0, stderr: '' })
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

  test('exits with 1 when a file that it did not write is in the way', () => {
    const folder = folderWith({ 'a.json': api, 'api/a/client.ts': 'export const mine = 1' })
    const { status, stderr } = run(folder, 'a.json', '-o', 'api')
    expect(status).toBe(1)
    expect(stderr).toContain('api/a/client.ts was not written by this generator')
  })

  test('--import-extension and --quiet take effect', () => {
    const folder = folderWith({ 'a.json': api })
    const { status, stdout } = run(folder, 'a.json', '-o', 'api', '--import-extension', 'none', '-q')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(readFileSync(join(folder, 'api/a/client.ts'), 'utf8')).toContain(`from './client/createClient'`)
  })

  test.each([
    ['no output', ['a.json'], 'Set the output folder'],
    ['no input and no configuration', [], 'Pass the files to compile'],
    ['a flag that does not exist', ['a.json', '-o', 'api', '--chekc'], 'Did you mean --check?'],
    ['a flag like no other', ['a.json', '-o', 'api', '--xyzzy'], 'Unknown option --xyzzy'],
    ['a flag without its value', ['a.json', '-o'], '-o requires a value'],
    ['a flag with an empty value', ['a.json', '-o', ''], '-o requires a value'],
    ['a value for a switch', ['a.json', '-o', 'api', '--check=no'], '--check does not accept a value'],
    [
      'an extension that does not exist',
      ['a.json', '-o', 'api', '--import-extension', 'tsx'],
      'js, ts or none',
    ],
    ['a target that does not exist', ['a.json', '-o', 'api', '-t', 'types,clent'], `Did you mean 'client'?`],
    ['a name for two inputs', ['a.json', 'b.json', '-o', 'api', '-n', 'x'], 'a single input'],
    ['flags that contradict', ['a.json', '-o', 'api', '--check', '--watch'], 'cannot be combined'],
    ['nothing to watch', ['--watch'], 'Pass the files to compile'],
    ['no output to watch for', ['a.json', '--watch'], 'Set the output folder'],
    [
      'a target that does not exist, watching',
      ['a.json', '-o', 'api', '-w', '-t', 'clent'],
      `Did you mean 'client'?`,
    ],
    ['a folder without contracts', ['empty', '-o', 'api'], 'No contracts found in empty'],
  ])('exits with 2 and one line on %s', (_, args, message) => {
    const { status, stderr } = run(folderWith({ 'a.json': api, 'empty/a.txt': '' }), ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('--help and --version print and exit with 0', () => {
    const folder = temporaryFolder()
    const { status, stdout } = run(folder, '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('wallet-kit-codegen <input…> -o <folder>')
    expect(run(folder, '--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('a contract cannot send control codes to the terminal', () => {
    const folder = folderWith({ 'a.json': openApi({ schemas: { A: { type: '\u001b[31mred' } } }) })
    expect(run(folder, 'a.json', '-o', 'api').stderr).not.toContain('\u001b')
  })
})
