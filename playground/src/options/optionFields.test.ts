import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { optionGroups } from './optionFields.ts'

const schemaFile = new URL('../../../schemas/options/createAppKitOptions.schema.json', import.meta.url)

it('has a field for every option of the schema', () => {
  const { properties } = JSON.parse(readFileSync(schemaFile, 'utf8')) as { properties: object }
  const shown = new Set(
    optionGroups.flatMap(({ fields }) => fields.map(({ path }) => path.replace(/\..*$/, ''))),
  )
  expect(Object.keys(properties).filter((name) => !shown.has(name))).toEqual([])
})
