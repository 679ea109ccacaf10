import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keeperSchema } from './keeperConfiguration.ts'
import { optionsTable } from './optionsTable.test.helper.ts'
import { serviceSchema } from './serviceConfiguration.ts'

test.each([
  ['service', serviceSchema, 'FRAME_'],
  ['keeper', keeperSchema, 'FRAME_KEEPER_'],
] as const)('the README lists the options of the %s as the schema has them', async (_, schema, prefix) => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(optionsTable(schema, prefix))
})
