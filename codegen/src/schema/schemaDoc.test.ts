import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'

function types(schema: object): string {
  return compileFixture({ 'api.json': openApi({ schemas: { Pet: schema } }) }).read('api/types/models/Pet.ts')
}

test('a title that only repeats the name is left out', () => {
  const properties = {
    item_id: { type: 'integer', title: 'Item Id' },
    kind: { type: 'string', title: 'What it is' },
    any: {},
  }
  const text = types({ type: 'object', title: 'Pet', properties })
  expect(text).not.toContain('Item Id')
  expect(text).not.toContain('/** Pet */')
  expect(text).toContain('/** What it is */')
  expect(text).toContain('any?: unknown\n')
})

test('objects inside of others have comments too', () => {
  const owner = {
    type: 'object',
    properties: { name: { type: 'string', description: 'Of the owner */', deprecated: true } },
  }
  const text = types({ type: 'object', properties: { owners: { type: 'array', items: owner } } })
  expect(text).toContain(`owners?: ({
    /**
     * Of the owner *\\/
     * @deprecated
     */
    name?: string | undefined
  })[]`)
})
