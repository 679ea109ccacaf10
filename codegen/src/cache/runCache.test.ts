import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Emitter } from '../emit/emitter.ts'
import { code } from '../fragment/code.ts'
import { generate } from '../generate.ts'
import { temporaryFolder, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'

const shop = (...operations: readonly string[]) =>
  openApi({
    paths: Object.fromEntries(
      operations.map((operationId) => [
        `/${operationId}`,
        { get: { operationId, responses: { 200: { description: '' } } } },
      ]),
    ),
  })

/** A compiled shop, and the means to compile it again. */
function compiledShop() {
  const root = temporaryFolder()
  const write = (...operations: readonly string[]) => writeFiles(root, { 'shop.json': shop(...operations) })
  const config = { inputs: ['shop.json'], output: 'out', targets: ['types'], cache: 'cache' }
  write('listBooks')
  generate(config, { root })
  return {
    write,
    run: (more: { readonly targets?: string[]; readonly emitters?: Emitter<'http'>[] } = {}) =>
      generate({ ...config, ...more }, { root }),
    isUpToDate: () => generate(config, { root, check: true }).ok,
    output: join(root, 'out'),
    cache: join(root, 'cache'),
  }
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
  const { run, cache } = compiledShop()
  const [folder = ''] = readdirSync(cache)
  const state = join(cache, folder, 'state')
  const text = garble(readFileSync(state, 'utf8'))
  writeFileSync(state, text)
  expect(run()).toMatchObject({ ok: true, services: [{ name: 'shop' }], changes: { write: [], remove: [] } })
  expect(readFileSync(state, 'utf8')).not.toBe(text)
})
