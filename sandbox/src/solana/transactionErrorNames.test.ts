import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { instructionErrorNames, transactionErrorNames } from './transactionErrorNames.ts'

// A new version of litesvm may renumber its errors.
test.each([
  ['TransactionErrorFieldless', transactionErrorNames],
  ['InstructionErrorFieldless', instructionErrorNames],
])('%s has the names that litesvm declares', async (name, names) => {
  const main = createRequire(import.meta.url).resolve('litesvm')
  const declarations = await readFile(main.replace(/index\.js$/, 'internal.d.ts'), 'utf8')
  const [, body = ''] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(declarations) ?? []
  const declared = [...body.matchAll(/(\w+) = (\d+)/g)].map(([, error, number]) => [Number(number), error])
  expect(declared.length).toBeGreaterThan(30)
  expect([...names.entries()]).toEqual(declared)
})
