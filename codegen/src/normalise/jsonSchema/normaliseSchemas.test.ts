import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { validate } from '../../runtime/validators/validate.ts'
import { compileFixture } from '../../testing/compileFixture.ts'

const dialect = { $schema: 'https://json-schema.org/draft/2020-12/schema' }
const definitions = {
  Colour: { enum: ['red', 'green'] },
  Tree: {
    type: 'object',
    required: ['colour'],
    properties: {
      colour: { $ref: '#/$defs/Colour' },
      children: { type: 'array', items: { $ref: '#/$defs/Tree' } },
    },
  },
}

function compile(document: object, file = 'garden.schema.json') {
  return compileFixture({ [file]: document }, { targets: 'all' })
}

function written({ result }: ReturnType<typeof compile>) {
  return result.changes?.write.map(({ path }) => path).filter((path) => !path.startsWith('runtime/'))
}

describe('a document of plain JSON Schema', () => {
  test('is types and validators of its definitions, and no other code', () => {
    const compiled = compile({ ...dialect, title: 'Garden', $defs: definitions })
    expect(compiled.result.diagnostics).toEqual([])
    expect(written(compiled)?.filter((path) => path.endsWith('.ts'))).toEqual([
      'garden/types.ts',
      'garden/types/models/Colour.ts',
      'garden/types/models/Tree.ts',
      'garden/validators.ts',
      'garden/validators/models/colourSchema.ts',
      'garden/validators/models/treeSchema.ts',
    ])
    expect(compiled.read('garden/types/models/Tree.ts')).toContain('children?: Tree[] | undefined')
  })

  test('validates what it describes', async () => {
    const { load } = compile({ $defs: definitions })
    const { treeSchema } = (await load('garden/validators.ts')) as { treeSchema: z.core.$ZodType }
    const tree = { colour: 'red', children: [{ colour: 'green' }] }
    expect(validate(treeSchema, tree)).toEqual({ ok: true, value: tree })
    expect(validate(treeSchema, { colour: 'red', children: [{ colour: 'blue' }] })).toMatchObject({
      ok: false,
      issues: [{ path: 'children.0.colour' }],
    })
  })

  test('has a model of its own root, named like the file', () => {
    const compiled = compile({
      ...dialect,
      type: 'array',
      items: { $ref: '#/$defs/Tree' },
      $defs: definitions,
    })
    expect(written(compiled)).toContain('garden/types/models/Garden.ts')
    expect(compiled.read('garden/types/models/Garden.ts')).toContain('export type Garden = Tree[]')
  })

  test('may use `definitions` of older drafts', () => {
    const compiled = compile({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: '#/definitions/Colour',
      definitions: { Colour: definitions.Colour },
    })
    expect(written(compiled)).toContain('garden/types/models/Colour.ts')
    expect(compiled.read('garden/types/models/Garden.ts')).toContain('export type Garden = Colour')
  })

  test('is reported when it describes nothing', () => {
    const { result } = compile({ ...dialect, title: 'Garden' })
    expect(result.diagnostics.map(({ line, column, message }) => ({ line, column, message }))).toEqual([
      {
        line: 1,
        column: 1,
        message: 'The document is empty: it has no definitions, and the root is not a schema.',
      },
    ])
  })

  test("does not include other dialects with '$schema'", () => {
    const openrpc = { $schema: 'https://meta.open-rpc.org/', openrpc: '1.3.2' }
    const info = { title: 'Chain', version: '1.0.0' }
    const { result } = compile({ ...openrpc, info, methods: [{ name: 'a', params: [] }] }, 'chain.json')
    expect(result.services.map(({ dialect: kind }) => kind)).toEqual(['rpc'])
    const old = compile({ ...dialect, swagger: '2.0' })
    expect(old.result.diagnostics[0]?.message).toContain('Swagger 2')
  })
})
