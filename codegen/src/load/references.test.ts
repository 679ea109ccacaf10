import { describe, expect, test } from 'vitest'
import type { Schema } from '../model/schema.ts'
import { openApi } from '../testing/openApi.ts'
import { fixtureFolder, httpService, readContract, readContractIn } from '../testing/readContract.ts'

const folder = fixtureFolder('difficulties')

/** Reference target of each property of a model. */
function targets(file: string, model: string): Readonly<Record<string, string | undefined>> {
  const { models } = httpService(readContractIn(folder, file))
  const schema = models.find(({ name }) => name === model)?.schema
  if (schema?.kind !== 'object') throw new TypeError(`${model} is no object`)
  return Object.fromEntries(schema.properties.map(({ name, schema: inner }) => [name, targetOf(inner)]))
}

function targetOf(schema: Schema): string | undefined {
  if (schema.kind === 'array') return targetOf(schema.items)
  return schema.kind === 'reference' ? `${schema.model.place.file}#${schema.model.place.pointer}` : undefined
}

describe('a reference', () => {
  test('by id is relative to the id around it', () => {
    const file = 'ref-by-id.yaml'
    expect(targets(file, 'Person')).toEqual({
      home: `${file}#/components/schemas/Address`,
      work: `${file}#/components/schemas/Address`,
      full: `${file}#/components/schemas/Address`,
      name: `${file}#/components/schemas/Person/$defs/Name`,
    })
  })

  test('by pointer still means the whole document inside a schema with an id', () => {
    const schemas = {
      A: {
        $id: 'https://a.example/a',
        type: 'object',
        properties: { b: { $ref: '#/components/schemas/B' } },
      },
      B: { type: 'string' },
    }
    expect(readContract({ 'api.json': openApi({ schemas }) }).reported).toEqual([])
  })

  test('by anchor, dynamic or not, finds the schema that has it', () => {
    expect(targets('ref-by-anchor.yaml', 'B')).toEqual({
      a: 'ref-by-anchor.yaml#/components/schemas/A',
      c: 'ref-by-anchor.yaml#/components/schemas/B/$defs/Inner',
    })
    expect(targets('dynamic-references.yaml', 'Tree')).toMatchObject({
      children: 'dynamic-references.yaml#/components/schemas/Tree',
    })
  })

  test('by anchor means the one inside of the same id', () => {
    const schemas = {
      A: { $id: 'https://a.example/a', properties: { own: { $ref: '#part' }, other: { $ref: 'b#part' } } },
      B: { $defs: { Part: { $anchor: 'part', type: 'number' } }, $id: 'https://a.example/b', $ref: '#part' },
      Part: { $id: 'https://a.example/a/part', type: 'object' },
    }
    const own = { Part: { $anchor: 'part', type: 'string' } }
    const read = readContract({
      'api.json': openApi({ schemas: { ...schemas, A: { ...schemas.A, $defs: own } } }),
    })
    expect(read.reported).toEqual([])
    const { models } = httpService(read)
    const [a, b] = ['A', 'B'].map((name) => models.find((model) => model.name === name)?.schema)
    const [other, mine] = a?.kind === 'object' ? a.properties.map(({ schema }) => targetOf(schema)) : []
    expect(mine).toBe('api.json#/components/schemas/A/$defs/Part')
    expect(other).toBe('api.json#/components/schemas/B/$defs/Part')
    expect(b && targetOf(b)).toBe('api.json#/components/schemas/B/$defs/Part')
  })

  test('that is dynamic is reported where it could refer to several schemas', () => {
    const list = { type: 'array', items: { $dynamicRef: '#item' } }
    const items = (type: string) => ({ $defs: { Item: { $dynamicAnchor: 'item', type } } })
    const schemas = {
      List: { $id: 'https://a.example/list', ...list, ...items('null') },
      Names: { $id: 'https://a.example/names', $ref: 'list', ...items('string') },
    }
    expect(readContract({ 'api.json': openApi({ schemas }) }).reported).toEqual([
      expect.stringContaining('$dynamicRef is resolved like $ref'),
    ])
    const { List } = schemas
    expect(readContract({ 'api.json': openApi({ schemas: { List } }) }).reported).toEqual([])
  })

  test('does not read the example of a schema as a schema', () => {
    const schemas = {
      A: { type: 'object', example: { $id: 'https://a.example/', $anchor: 'b' } },
      B: { $ref: '#b' },
    }
    const { reported } = readContract({ 'api.json': openApi({ schemas }) })
    expect(reported).toEqual([expect.stringContaining('no schema has this $anchor')])
  })

  test('under two names to one place is one model', () => {
    const schemas = { 'a b': { type: 'string' } }
    const properties = {
      a: { $ref: '#/components/schemas/a b' },
      b: { $ref: '#/components/schemas/a%20b' },
      c: { $ref: './api.json#/components/schemas/a%20b' },
    }
    const read = readContract({ 'api.json': openApi({ schemas: { ...schemas, C: { properties } } }) })
    expect(read.reported).toEqual([])
    expect(httpService(read).models.map(({ name }) => name)).toEqual(['AB', 'C'])
  })

  test('into a file of the other dialect reads that file as what it is', () => {
    const old = { openapi: '3.0.3', components: { schemas: { A: { type: 'string', nullable: true } } } }
    const read = readContract({
      'api.json': openApi({ schemas: { A: { $ref: './old.json#/components/schemas/A' } } }),
      'old.json': old,
    })
    expect(read.reported).toEqual([])
    expect(httpService(read).models.map(({ schema }) => schema.kind)).toEqual(['reference', 'union'])
  })
})
