import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Emitter } from '../emit/emitter.ts'
import { code } from '../fragment/code.ts'
import { generate } from '../generate.ts'
import { contentHash } from '../load/contentHash.ts'
import { temporaryFolder, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'

const shop = (...operations: readonly string[]) =>
  openApi({
    paths: Object.fromEntries(
      operations.map((operationId) => [
        `/${operationId}`,
        {
          get: {
            operationId,
            responses: {
              200: { description: '', content: { 'application/json': { schema: { $ref: 'book.json' } } } },
            },
          },
        },
      ]),
    ),
  })

// The format is misspelt, which is warned of.
const book = { title: 'Book', type: 'string', format: 'date-tmie' }

interface Settings {
  readonly targets?: readonly string[]
  readonly emitters?: readonly Emitter<'http'>[]
}

/** A compiled shop, and the means to compile it again. */
function compiledShop() {
  const root = temporaryFolder()
  const write = (...operations: readonly string[]) =>
    writeFiles(root, { 'shop.json': shop(...operations), 'book.json': book })
  const config = { inputs: ['shop.json'], output: 'out', targets: ['types'], cache: 'cache' }
  write('listBooks')
  generate(config, { root })
  return {
    write,
    run: (more: Settings = {}) => generate({ ...config, ...more }, { root }),
    isUpToDate: () => generate(config, { root, check: true }).ok,
    root,
    output: join(root, 'out'),
    state: stateIn(join(root, 'cache')),
  }
}

/** The only state in a cache folder. */
function stateIn(cache: string): string {
  const [folder = ''] = readdirSync(cache)
  return join(cache, folder, 'state')
}

function emitterOf(path: string): Emitter<'http'> {
  return {
    target: 'greeting',
    dialects: ['http'],
    needs: [],
    emit: () => [
      {
        path: `greeting/${path}`,
        declarations: () => [{ kind: 'const', name: 'greeting', value: code`1` }],
      },
    ],
  }
}

/** A run that has nothing to do reads no contract. */
const nothingDone = { ok: true, services: [], changes: { write: [], remove: [], foreign: [] } }
/** A run that reads all, and finds the output as it should be. */
const nothingChanged = { ok: true, services: [{ name: 'shop' }], changes: { write: [], remove: [] } }

describe('a second run', () => {
  test('touches nothing and reports the warnings again', () => {
    const { run, root } = compiledShop()
    const first = generate({ inputs: ['shop.json'], output: 'other', cache: false }, { root })
    const second = run()
    expect(second).toMatchObject(nothingDone)
    expect(second.diagnostics).toEqual(first.diagnostics)
    expect(second.diagnostics).toMatchObject([{ message: expect.stringContaining('date-tmie') }])
    expect(second.sources).toEqual(first.sources)
  })

  test('compiles a contract of another content, even of the same size and time', () => {
    const { write, run, root, isUpToDate } = compiledShop()
    const { atime, mtime, size } = statSync(join(root, 'shop.json'))
    write('listCooks')
    utimesSync(join(root, 'shop.json'), atime, mtime)
    expect(statSync(join(root, 'shop.json'))).toMatchObject({ size, mtime })
    expect(run().changes?.write).not.toEqual([])
    expect(isUpToDate()).toBe(true)
  })

  test('compiles when a file that the contract refers to was changed', () => {
    const { run, root, output } = compiledShop()
    writeFiles(root, { 'book.json': { ...book, type: 'integer', format: 'int32' } })
    run()
    expect(readFileSync(join(output, 'shop/types/models/Book.ts'), 'utf8')).toContain('type Book = number')
  })

  test('reports a file that the contract refers to and that is gone', () => {
    const { run, root } = compiledShop()
    rmSync(join(root, 'book.json'))
    expect(run()).toMatchObject({
      ok: false,
      diagnostics: [{ message: expect.stringContaining('book.json') }],
    })
  })

  test('restores a file that was edited or removed', () => {
    const { run, output } = compiledShop()
    const path = join(output, 'shop/types/models/Book.ts')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('string', 'number'))
    run()
    expect(readFileSync(path, 'utf8')).toBe(text)
    rmSync(path)
    run()
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('compares a file that was only touched, and finds it unchanged', () => {
    const { run, output } = compiledShop()
    utimesSync(join(output, 'shop/types.ts'), 1, 1)
    expect(run()).toMatchObject(nothingChanged)
    expect(run()).toMatchObject(nothingDone)
  })

  test('compiles for other settings', () => {
    const { run, output } = compiledShop()
    expect(run({ targets: ['client'] }).changes?.write).not.toEqual([])
    expect(existsSync(join(output, 'shop/client.ts'))).toBe(true)
  })
})

test('files of a run without a cache are removed by the next one with a cache', () => {
  const { run, output, isUpToDate } = compiledShop()
  run({ targets: ['types', 'greeting'], emitters: [emitterOf('hello')] })
  expect(existsSync(join(output, 'shop/greeting/hello.ts'))).toBe(true)
  run()
  expect(existsSync(join(output, 'shop/greeting/hello.ts'))).toBe(false)
  expect(isUpToDate()).toBe(true)
})

test('files of an interrupted run are removed, even where the contract is as it was before', () => {
  const { write, run, output, isUpToDate } = compiledShop()
  write('listBooks', 'addBook')
  const tooLong = emitterOf('a'.repeat(300))
  expect(() => run({ targets: ['types', 'greeting'], emitters: [tooLong] })).toThrow('ENAMETOOLONG')
  writeFileSync(join(output, 'shop/types/left.ts'), readFileSync(join(output, 'shop/types.ts'), 'utf8'))
  write('listBooks')
  run()
  expect(existsSync(join(output, 'shop/types/left.ts'))).toBe(false)
  expect(isUpToDate()).toBe(true)
})

/** Damages to the state file, which slow down the next run and have no other effect. */
const garbled: readonly ((whole: string) => string)[] = [
  () => '',
  () => 'null',
  () => '{"tool":1}',
  (whole) => whole.slice(0, whole.length / 2),
  (whole) => whole.replace('"inputs":[{', '"inputs":[ '),
  (whole) => whole.replace('"outputs"', '"outpots"'),
]

test.each(garbled)('a damaged state is ignored: %s', (garble) => {
  const { run, state } = compiledShop()
  const text = garble(readFileSync(state, 'utf8'))
  writeFileSync(state, text)
  expect(run()).toMatchObject(nothingChanged)
  expect(readFileSync(state, 'utf8')).not.toBe(text)
})

test('a state in another form is ignored, and replaced', () => {
  const { run, state } = compiledShop()
  const json = JSON.stringify({ version: 2 })
  writeFileSync(state, `${contentHash(json)}\n${json}`)
  expect(run()).toMatchObject(nothingChanged)
  expect(run()).toMatchObject(nothingDone)
})

test('the state of another version of the generator is ignored', () => {
  const { run, state } = compiledShop()
  const [, json = ''] = readFileSync(state, 'utf8').split('\n')
  const other = JSON.stringify({ ...JSON.parse(json), tool: 'another' })
  writeFileSync(state, `${contentHash(other)}\n${other}`)
  expect(run()).toMatchObject(nothingChanged)
})

test('the state of another project is ignored', () => {
  const { run, state, isUpToDate } = compiledShop()
  const other = compiledShop()
  other.write('listBooks', 'addBook')
  other.run()
  cpSync(other.state, state)
  expect(run()).toMatchObject(nothingChanged)
  expect(isUpToDate()).toBe(true)
})

test('an older state of the same project is ignored', () => {
  const { write, run, state, isUpToDate } = compiledShop()
  const older = readFileSync(state)
  write('listBooks', 'addBook')
  run()
  write('listBooks')
  writeFileSync(state, older)
  expect(run().changes?.write).not.toEqual([])
  expect(isUpToDate()).toBe(true)
})

test('drafts of interrupted runs are removed', () => {
  const { write, run, state } = compiledShop()
  writeFileSync(join(state, '../draft'), '{')
  write('addBook')
  run()
  expect(readdirSync(join(state, '..'))).toEqual(['state'])
})

test('where the cache cannot be written the run is a full one', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'shop.json': shop('listBooks'), 'book.json': book, cache: 'a file' })
  const config = { inputs: ['shop.json'], output: 'out', targets: ['types'], cache: 'cache' }
  for (const _ of ['first', 'second']) {
    expect(generate(config, { root })).toMatchObject({ ok: true, services: [{ name: 'shop' }] })
  }
})
