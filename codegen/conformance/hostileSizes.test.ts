import { describe, expect, test } from 'vitest'
import { compileFixture } from '../src/testing/compileFixture.ts'
import { openApi } from '../src/testing/openApi.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Schemas `S0` to `S40`, each with two references to the next: a million million when written out. */
function doubling(link: (next: object) => object, last: object): object {
  const links = Array.from({ length: 40 }, (_, index) => [`S${index}`, link(reference(`S${index + 1}`))])
  return Object.fromEntries([...links, ['S40', last]])
}

const text = { type: 'string', enum: ['a', 'b'] }
const bombs: readonly (readonly [string, object])[] = [
  ['anyOf', doubling((next) => ({ anyOf: [next, next] }), text)],
  ['oneOf', doubling((next) => ({ oneOf: [next, next] }), text)],
  ['allOf of objects', doubling((next) => ({ allOf: [next, next] }), { properties: { a: text } })],
  ['allOf of strings', doubling((next) => ({ allOf: [next, next] }), text)],
  ['properties', doubling((next) => ({ type: 'object', properties: { a: next, b: next } }), text)],
  ['lists', doubling((next) => ({ type: 'array', prefixItems: [next, next] }), text)],
]

describe('a contract that doubles at every step', () => {
  test.each(bombs)('of %s is compiled for all targets, once a step', (_, schemas) => {
    const schema = reference('S0')
    const content = {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema },
    }
    const paths = {
      '/a/{b}': {
        post: {
          operationId: 'send',
          parameters: [
            { name: 'b', in: 'path', required: true, schema },
            { name: 'q', in: 'query', style: 'deepObject', schema },
          ],
          requestBody: { content },
          responses: { 200: { description: '', content } },
        },
        get: {
          operationId: 'read',
          parameters: [{ name: 'b', in: 'path', required: true, schema }],
          responses: { 200: { description: '', content } },
        },
      },
    }
    const { result } = compileFixture({ 'api.json': openApi({ paths, schemas }) }, { targets: 'all' })
    expect(result.diagnostics).toEqual([])
    const size = result.changes?.write.reduce((sum, { text: file }) => sum + file.length, 0)
    expect(size).toBeLessThan(5_000_000)
  })
})

describe('a contract with deep nesting', () => {
  const inner = (next: object) => ({ allOf: [next, { type: 'object', properties: { a: next } }] })
  const links = (length: number, link: (next: object) => object) =>
    Array.from({ length }, (_, index) => [`S${index}`, link(reference(`S${index + 1}`))] as const)
  /** Two hundred levels in one schema. */
  const nested = (next: object) =>
    Array.from({ length: 200 }).reduce<object>((part) => ({ anyOf: [part, { type: 'object' }] }), next)

  test.each([
    ['parts of parts', links(490, inner)],
    ['alternatives of alternatives', links(490, (next) => ({ oneOf: [next, { type: 'object' }] }))],
    ['properties of properties', links(3000, (next) => ({ type: 'object', properties: { a: next } }))],
    ['lists of lists', links(3000, (items) => ({ type: 'array', items }))],
    ['schemas in schemas', links(2, nested)],
  ])('by %s is compiled for all targets, or reported', (_, entries) => {
    const schemas = { ...Object.fromEntries(entries), [`S${entries.length}`]: { type: 'object' } }
    const schema = reference('S0')
    const content = { 'application/json': { schema } }
    const body = { content: { ...content, 'multipart/form-data': { schema } } }
    const post = { requestBody: body, responses: { 200: { description: '', content } } }
    const { result } = compileFixture(
      { 'api.json': openApi({ paths: { '/a': { post } }, schemas }) },
      { targets: 'all' },
    )
    expect(result.diagnostics).toEqual([])
  })
})

test('a cycle of ten thousand parts is reported', () => {
  const length = 10_000
  const link = (index: number) => ({ allOf: [reference(`S${(index + 1) % length}`), { type: 'object' }] })
  const schemas = Object.fromEntries(Array.from({ length }, (_, index) => [`S${index}`, link(index)]))
  const { result } = compileFixture({ 'api.json': openApi({ schemas }) }, { targets: 'all' })
  expect(result.diagnostics.map(({ message }) => message)).toEqual([
    "The schema 'S0' refers to itself through 9999 others without an object or array in between.",
  ])
})

test('a contract with minimum sizes of a billion gets mock data of a part', () => {
  const schemas = {
    A: { type: 'array', minItems: 1e9, items: { type: 'string', minLength: 1e9 } },
    B: { type: 'object', minProperties: 1e9, additionalProperties: { type: 'boolean' } },
  }
  const content = { 'application/json': { schema: reference('A') } }
  const paths = { '/a': { get: { responses: { 200: { description: '', content } } } } }
  const { result } = compileFixture({ 'api.json': openApi({ paths, schemas }) }, { targets: 'all' })
  const made = result.changes?.write.filter(({ path }) => path.includes('/handlers/'))
  expect(made?.some(({ text: file }) => file.includes('minimum: 1000'))).toBe(true)
  for (const { text: file } of made ?? []) expect(file).not.toContain('1000000000')
})
