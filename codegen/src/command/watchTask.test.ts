import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { commandFile, folderWith } from '../testing/runCommand.ts'

const ready = /Watching \d+ files?\./

function api(...names: readonly string[]): string {
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return JSON.stringify(openApi({ schemas }))
}

/** Writes a file atomically. */
function put(folder: string, path: string, content: string | object) {
  writeFiles(folder, { [`.draft/${path}`]: content })
  renameSync(join(folder, '.draft', path), join(folder, path))
}

/** The command in a folder, watching. */
function watch(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [commandFile, ...args, '--watch'], { cwd: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  let wanted: { readonly pattern: RegExp; readonly resolve: (text: string) => void } | undefined

  function look() {
    if (wanted === undefined || !wanted.pattern.test(text)) return
    const { resolve } = wanted
    wanted = undefined
    const seen = text
    text = ''
    resolve(seen)
  }

  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      look()
    })
  }

  return {
    child,
    /** Its output until it waits again, or until the output matches. */
    printed(pattern = ready): Promise<string> {
      return new Promise((resolve) => {
        wanted = { pattern, resolve }
        look()
      })
    },
  }
}

// Waits for conditions, never for a time.
describe('--watch', { timeout: 60_000 }, () => {
  test('compiles again when a contract changes, keeps the output when it is wrong, ends when interrupted', async () => {
    const folder = folderWith({ 'a.json': api('One') })
    const models = () => readFileSync(join(folder, 'out/a/types.ts'), 'utf8')
    const { child, printed } = watch(folder, 'a.json', '-o', 'out', '-t', 'types')
    expect(await printed()).toContain('a: 0 operations, 1 model')

    put(folder, 'a.json', api('One', 'Two'))
    expect(await printed()).toContain('a: 0 operations, 2 models')
    expect(models()).toContain('Two')

    put(folder, 'a.json', '{ "openapi": ')
    expect(await printed()).toMatch(/a\.json:1:\d+ error: [\s\S]*Nothing was written/)
    expect(models()).toContain('Two')

    // Not atomically this time, as some editors write.
    writeFileSync(join(folder, 'a.json'), api('Three'))
    expect(await printed(/1 model\n[\s\S]*Watching/)).toContain('a: 0 operations, 1 model')
    expect(models()).toContain('Three')

    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('follows references, new ones too, and folders that are removed and created again', async () => {
    const folder = folderWith({
      'a.json': openApi({ schemas: { One: { type: 'string' } } }),
      'parts/b.json': { type: 'object', properties: { old: { type: 'string' } } },
    })
    const { printed } = watch(folder, 'a.json', '-o', 'out', '-t', 'types')
    await printed()
    const schemas = { One: { $ref: './parts/b.json' } }
    put(folder, 'a.json', openApi({ schemas }))
    await printed()
    put(folder, 'parts/b.json', { type: 'object', properties: { fresh: { type: 'string' } } })
    await printed()
    expect(readFileSync(join(folder, 'out/a/types/models/B.ts'), 'utf8')).toContain('fresh')

    rmSync(join(folder, 'parts'), { recursive: true })
    expect(await printed()).toContain('File not found: parts/b.json.')
    mkdirSync(join(folder, 'parts'))
    writeFiles(folder, { 'parts/b.json': { type: 'object', properties: { back: { type: 'string' } } } })
    await printed(/out: [\s\S]*Watching/)
    expect(readFileSync(join(folder, 'out/a/types/models/B.ts'), 'utf8')).toContain('back')
  })

  test('reads the configuration again, and what it imports', async () => {
    const emitter = (text: string) => `import { code, literal } from '@wallet-kit/codegen'
      export const note = { target: 'note', dialects: ['http'], needs: [], emit: () => [
        { path: 'note', declarations: () => [{ kind: 'const', name: 'note', value: literal('${text}') }] }] }`
    const config = (output: string) =>
      `import { note } from './note.ts'\nexport default { inputs: ['a.json'], output: '${output}', targets: ['note'], emitters: [note] }`
    const folder = folderWith({
      'a.json': api('One'),
      'note.ts': emitter('first'),
      'wallet-kit.codegen.ts': config('out'),
    })
    const { printed } = watch(folder)
    await printed()
    put(folder, 'note.ts', emitter('second'))
    await printed()
    expect(readFileSync(join(folder, 'out/a/note.ts'), 'utf8')).toContain('second')
    put(folder, 'wallet-kit.codegen.ts', 'export default {}')
    expect(await printed()).toContain("'output' is missing")
    put(folder, 'wallet-kit.codegen.ts', config('elsewhere'))
    await printed()
    expect(readFileSync(join(folder, 'elsewhere/a/note.ts'), 'utf8')).toContain('second')
  })

  test('finds contracts that are added to a folder', async () => {
    const folder = folderWith({ 'contracts/a.json': api('One') })
    const { printed } = watch(folder, 'contracts', '-o', 'contracts/out', '-t', 'types')
    await printed()
    put(folder, 'contracts/b.json', api('Two'))
    expect(await printed()).toContain('b: 0 operations, 1 model')
  })
})
