import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'
import { createRandom, type Random } from './runtime/handlers/createRandom.ts'
import { temporaryFolder, writeFiles } from './testing/compileFixture.ts'

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))
const documents = ['.', 'difficulties'].flatMap((folder) =>
  readdirSync(join(fixtures, folder))
    .filter((file) => /^(?!broken|keywords).*\.ya?ml$/.test(file))
    .map((file) => join(folder, file)),
)

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, random))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => ({
    key,
    item,
    rank: random.integer(0, 1_000_000),
  }))
  const copy = {}
  for (const { key, item } of entries.sort((a, b) => a.rank - b.rank)) {
    // `__proto__` stays a key like any other.
    Object.defineProperty(copy, key, { value: shuffled(item, random), enumerable: true })
  }
  return copy
}

/** Output of a document, not written to disk. */
function outputOf(folder: string, document: unknown) {
  writeFiles(folder, { 'api.json': JSON.stringify(document, undefined, 1) })
  const { diagnostics, changes } = generate(
    { inputs: ['api.json'], output: 'out', targets: 'all' },
    { root: folder, check: true },
  )
  const files = (changes?.write ?? []).map(({ path, text }) => [path, text] as const)
  return { diagnostics: diagnostics.map(({ message }) => message).sort(), files: Object.fromEntries(files) }
}

test.each(documents)('%s gives the same output in any order of its keys', (file) => {
  const document: unknown = load(readFileSync(join(fixtures, file), 'utf8'))
  const folder = temporaryFolder()
  const expected = outputOf(folder, document)
  expect(outputOf(folder, shuffled(document, createRandom(1)))).toEqual(expected)
})

test('the language and the time zone of a machine make no difference', { timeout: 60_000 }, () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'shop.yaml': readFileSync(join(fixtures, 'bookshop.openapi.yaml'), 'utf8') })
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const run = (env: NodeJS.ProcessEnv, ...flags: readonly string[]) =>
    spawnSync(process.execPath, [cli, 'shop.yaml', '-o', 'out', '-t', 'all', '--no-cache', ...flags], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
  expect(run({ LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' }).status).toBe(0)
  const { status, stderr } = run({ LC_ALL: 'C', TZ: 'Pacific/Pago_Pago' }, '--check')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
