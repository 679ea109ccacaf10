import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'

/** The type of a schema as it is printed, without header, imports and the values of an enum. */
function typeOf(schema: unknown, others: object = {}, version?: string): string {
  const { read } = compileFixture(
    { 'api.json': openApi({ schemas: { Subject: schema, ...others } }, version) },
    { targets: ['types'] },
  )
  return read('api/types/models/Subject.ts')
    .replace(/^[\s\S]*?(?=\/\*\*|export)/, '')
    .replace(/\n\n\/\*\* Every value[\s\S]*$/, '')
    .trim()
}

const other = { Other: { type: 'string' }, List: { type: 'array', items: {} } }

test.each([
  ['anything', {}, 'unknown'],
  ['nothing', false, 'never'],
  ['text', { type: 'string', format: 'email' }, 'string'],
  ['hexadecimal text', { type: 'string', pattern: '^0x[0-9a-f]+$' }, `\`0x\${string}\``],
  ['hexadecimal or something else', { type: 'string', pattern: '^0x1|a$' }, 'string'],
  ['a file', { type: 'string', format: 'binary' }, 'Blob'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['text or nothing', { type: ['string', 'null'] }, 'string | null'],
  ['values', { enum: ["it's", 1, true, null] }, `'it\\'s' | 1 | true | null`],
  ['values or any text', { anyOf: [{ type: 'string' }, { enum: ['a', 'b'] }] }, `(string & {}) | 'a' | 'b'`],
  ['numbers or any text', { anyOf: [{ type: 'string' }, { enum: [1] }] }, 'string | 1'],
  ['a list of values', { type: 'array', items: { enum: ['a', 'b'] } }, `('a' | 'b')[]`],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }], minItems: 1, items: false }, '[string]'],
  [
    'an open tuple',
    { type: 'array', prefixItems: [{ type: 'string' }] },
    '[(string | undefined)?, ...unknown[]]',
  ],
  ['a bag', { type: 'object' }, '{ [key: string]: unknown }'],
  ['a map', { type: 'object', additionalProperties: { type: 'number' } }, '{ [key: string]: number }'],
  ['an object without keys', { type: 'object', additionalProperties: false }, '{ [key: string]: never }'],
  ['a reference', { $ref: '#/components/schemas/Other' }, 'Other'],
  ['one of', { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Other' }] }, 'string | Other'],
  [
    'all of',
    { allOf: [{ $ref: '#/components/schemas/Other' }, { enum: ['a', 'b'] }] },
    `Other & ('a' | 'b')`,
  ],
  ['not', { type: 'string', not: { enum: ['a'] } }, 'string'],
  [
    'a list beside a limit of strings',
    { allOf: [{ $ref: '#/components/schemas/List' }], minLength: 1, format: 'uuid' },
    'List',
  ],
])('%s', (_, schema, expected) => {
  expect(typeOf(schema, other)).toBe(`export type Subject = ${expected}`)
})

test('an object is an interface, with the doc comments of its keys', () => {
  const schema = {
    description: 'A pet.',
    deprecated: true,
    type: 'object',
    required: ['name', 'undeclared'],
    properties: {
      name: { type: 'string', description: 'What it is called.' },
      'odd-key': { type: 'integer', deprecated: true },
      200: { $ref: '#/components/schemas/Other' },
    },
  }
  expect(typeOf(schema, other)).toMatchInlineSnapshot(`
    "/**
     * A pet.
     * @deprecated
     */
    export interface Subject {
      200?: Other | undefined
      /** What it is called. */
      name: string
      /** @deprecated */
      'odd-key'?: number | undefined
      undeclared: unknown
    }"
  `)
})

test('the sent type differs from the received type by readOnly and writeOnly', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  }
  expect(typeOf(schema)).toMatchInlineSnapshot(`
    "export interface Subject {
      id?: string | undefined
    }

    export interface SubjectSent {
      secret?: string | undefined
    }"
  `)
})

test('nullable of 3.0 is a union with null, around allOf too', () => {
  const schema = { nullable: true, allOf: [{ $ref: '#/components/schemas/Other' }] }
  expect(typeOf(schema, other, '3.0.3')).toBe('export type Subject = Other | null')
})

test('read-only parts leave no trace in the sent type', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer', readOnly: true } },
    oneOf: [{ $ref: '#/components/schemas/Other' }, { $ref: '#/components/schemas/Another' }],
  }
  const objects = { Other: { type: 'object' }, Another: { type: 'object', properties: { a: {} } } }
  expect(typeOf(schema, objects)).toContain('export type SubjectSent = Other | Another')
})
