import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { httpService, readContract } from '../testing/readContract.ts'

const broken = readFileSync(new URL('../fixtures/broken.openapi.yaml', import.meta.url), 'utf8')

describe('a document with many mistakes', () => {
  test('has all of them reported in one run, each with its place', () => {
    const { result, folder } = compileFixture({ 'broken.openapi.yaml': broken })
    const reported = result.diagnostics.map(
      ({ line, column, severity, message }) => `${line}:${column} ${severity}: ${message}`,
    )
    expect(reported).toMatchInlineSnapshot(`
      [
        "9:15 error: Invalid value "pth" of 'in'.",
        "14:27 error: Unknown type "intger".",
        "20:31 error: Unresolved $ref '#/components/schemas/Pat': /components/schemas has no 'Pat'.",
        "21:5 error: Unknown key 'delet' in a path item.",
        "25:20 warning: Duplicate operationId 'getPet', used by GET /pets/{petId}; this operation is named after its path.",
        "26:7 error: Unknown key 'sumary' in an operation.",
        "28:9 error: Invalid response status '2000'.",
        "33:31 error: File not found: missing.schema.json.",
        "38:7 warning: Unknown keyword 'propertes' in a schema; it is ignored.",
        "40:17 error: 'required' must be an array of strings, not a string ("name").",
        "42:13 error: Remote $ref 'https://elsewhere.example/toy.json' is not supported.",
        "45:16 error: 'pattern' is not a valid ECMA-262 regular expression: unterminated group.",
        "46:18 error: 'maxLength' must be a non-negative integer, not a number (-1).",
        "47:5 error: The schema 'Loop' refers to itself without an object or array in between.",
      ]
    `)
    expect(result.ok).toBe(false)
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  test('suggests what was probably meant', () => {
    const { result } = compileFixture({ 'broken.openapi.yaml': broken })
    const hints = result.diagnostics
      .map(({ hint }) => hint ?? '')
      .filter((hint) => hint.includes('Did you mean'))
    expect(hints).toMatchInlineSnapshot(`
      [
        "Did you mean 'path'? Allowed: path, query, header, cookie.",
        "Did you mean 'integer'? Allowed: string, number, integer, boolean, array, object, null.",
        "Did you mean 'Pet'?",
        "Did you mean 'delete'?",
        "Did you mean 'summary'?",
        "Did you mean 'properties'?",
      ]
    `)
  })

  test('shows the line', () => {
    const { result } = compileFixture({ 'broken.openapi.yaml': broken })
    const typo = result.diagnostics.find(({ message }) => message.includes('intger'))
    expect(typo?.text).toMatchInlineSnapshot(`
      "broken.openapi.yaml:14:27 error: Unknown type "intger".
        at /paths/~1pets~1{petId}/get/parameters/1/schema/type
          13 |           in: query
        > 14 |           schema: { type: intger }
             |                           ^^^^^^
          15 |       responses:
        Did you mean 'integer'? Allowed: string, number, integer, boolean, array, object, null.
        --lenient makes it a warning."
    `)
  })
})

describe('places', () => {
  test('are found in JSON as well', () => {
    const { result } = compileFixture({
      'api.json':
        '{\n  "openapi": "3.1.0",\n  "info": { "title": "A", "version": "1", "tilte": 1 },\n  "paths": {}\n}',
    })
    expect(result.diagnostics).toMatchObject([
      { file: 'api.json', line: 3, column: 43, pointer: '/info/tilte', hint: "Did you mean 'title'?" },
    ])
  })

  test('of a syntax error are those of the error', () => {
    const { result } = compileFixture({ 'api.yaml': 'openapi: 3.1.0\ninfo: { title: A\npaths: {}\n' })
    expect(result.diagnostics[0]).toMatchObject({ severity: 'error', file: 'api.yaml', line: 3 })
  })

  test('of a mistake in another file are in that file', () => {
    const { result } = compileFixture(
      {
        'api.json': openApi({ schemas: { Pet: { $ref: './models/pet.schema.json' } } }),
        'models/pet.schema.json': '{\n  "type": "objekt"\n}',
      },
      { inputs: ['api.json'] },
    )
    expect(result.diagnostics).toMatchObject([
      { file: 'models/pet.schema.json', line: 2, column: 11, pointer: '/type' },
    ])
  })

  test('escape slashes and tildes in pointers', () => {
    const { result } = compileFixture({
      'api.json': openApi({
        paths: { '/a~b': { get: { responses: { 200: { description: '' } }, foo: 1 } } },
      }),
    })
    expect(result.diagnostics).toMatchObject([{ pointer: '/paths/~1a~0b/get/foo' }])
  })
})

const schemaMistakes: readonly (readonly [string, unknown, string])[] = [
  ['a type that does not exist', { type: 'strng' }, `Unknown type "strng".`],
  ['a type list with a typo', { type: ['string', 'nul'] }, `Unknown type "nul".`],
  ['required as true', { type: 'object', required: true }, `'required' must be an array of strings`],
  ['properties as a list', { properties: [] }, `'properties' must be an object, not an array.`],
  ['a schema that is text', 'string', 'A schema must be an object'],
  ['a negative length', { type: 'string', minLength: -1 }, `'minLength' must be a non-negative integer`],
  ['an empty allOf', { allOf: [] }, `'allOf' is empty.`],
  [
    'a pattern of another language',
    { type: 'string', pattern: 'a++' },
    'not a valid ECMA-262 regular expression',
  ],
  ['multipleOf zero', { type: 'number', multipleOf: 0 }, `'multipleOf' must be greater than 0.`],
  ['a reference to nothing', { $ref: '#/components/schemas/Nothing' }, 'Unresolved $ref'],
  ['a reference to a file that is missing', { $ref: './no.json' }, 'File not found: no.json.'],
  ['a reference to an address', { $ref: 'https://a.example/b.json' }, 'Remote $ref'],
  ['a reference that is no text', { $ref: 1 }, '$ref must be a string.'],
  ['a discriminator without a property', { oneOf: [true], discriminator: {} }, `has no 'propertyName'`],
  ['itself and nothing else', { $ref: '#/components/schemas/Subject' }, 'refers to itself'],
]

test.each(schemaMistakes)('a schema with %s is an error', (_, schema, message) => {
  const { result } = compileFixture({ 'api.json': openApi({ schemas: { Subject: schema } }) })
  expect(result.ok).toBe(false)
  expect(result.diagnostics.map((diagnostic) => diagnostic.message).join('\n')).toContain(message)
})

test('a misspelt keyword of 3.0, which allows no others, is an error', () => {
  const schemas = { Subject: { type: 'string', minLenght: 1 } }
  const { result } = compileFixture({ 'api.json': openApi({ schemas }, '3.0.3') })
  expect(result.diagnostics).toMatchObject([
    { severity: 'error', message: expect.stringContaining('minLenght'), hint: "Did you mean 'minLength'?" },
  ])
})

const ok = { 200: { description: 'Fine.' } }
const pathMistakes: readonly (readonly [string, object, string])[] = [
  ['a path without a slash', { pets: { get: { responses: ok } } }, `must start with a slash`],
  ['a method that does not exist', { '/a': { fetch: { responses: ok } } }, `Unknown key 'fetch'`],
  [
    'a status that is none',
    { '/a': { get: { responses: { OK: { description: '' } } } } },
    `Invalid response status 'OK'`,
  ],
  ['a hole without a parameter', { '/a/{b}': { get: { responses: ok } } }, 'Missing path parameter {b}'],
  [
    'a parameter without a hole',
    { '/a': { get: { parameters: [{ name: 'b', in: 'path', required: true, schema: {} }], responses: ok } } },
    'The path /a has no placeholder {b}',
  ],
  [
    'a place that does not exist',
    { '/a': { get: { parameters: [{ name: 'b', in: 'body', schema: {} }], responses: ok } } },
    `Invalid value "body" of 'in'.`,
  ],
  [
    'a style that its place does not have',
    {
      '/a': { get: { parameters: [{ name: 'b', in: 'query', style: 'simple', schema: {} }], responses: ok } },
    },
    `Invalid value "simple" of 'style'.`,
  ],
  [
    'a parameter without a schema',
    { '/a': { get: { parameters: [{ name: 'b', in: 'query' }], responses: ok } } },
    `neither 'schema' nor 'content'`,
  ],
  ['an empty operationId', { '/a': { get: { operationId: '', responses: ok } } }, `'operationId' is empty.`],
  ['a body without content', { '/a': { post: { requestBody: {}, responses: ok } } }, `has no 'content'`],
]

test.each(pathMistakes)('%s is an error', (_, paths, message) => {
  const { result } = compileFixture({ 'api.json': openApi({ paths }) })
  expect(result.ok).toBe(false)
  expect(result.diagnostics.map((diagnostic) => diagnostic.message).join('\n')).toContain(message)
})

describe('doubtful but valid', () => {
  const doubtful: readonly (readonly [string, object, string, string])[] = [
    ['an unknown keyword', { type: 'string', colour: 'red' }, `Unknown keyword 'colour'`, '3.1.0'],
    [
      'a misspelt keyword of 3.1, because JSON Schema allows others',
      { type: 'string', minLenght: 1 },
      `Unknown keyword 'minLenght'`,
      '3.1.0',
    ],
    [
      'nullable in 3.1',
      { type: 'string', nullable: true },
      `'nullable' is a keyword of OpenAPI 3.0`,
      '3.1.0',
    ],
    [
      'a format that is nearly one',
      { type: 'string', format: 'date-tiem' },
      `Unknown format 'date-tiem'`,
      '3.1.0',
    ],
    [
      'values of another type',
      { type: 'string', enum: [1] },
      `No value of 'enum' is of type string; 'type' is ignored.`,
      '3.1.0',
    ],
    ['an empty enum', { type: 'string', enum: [] }, `'enum' is empty`, '3.1.0'],
    [
      'a mapping to nothing',
      { oneOf: [true], discriminator: { propertyName: 'a', mapping: { b: 'Nothing' } } },
      `the entry of 'mapping' is ignored`,
      '3.1.0',
    ],
    ['a pattern that ignores case', { type: 'string', pattern: '(?i)a' }, '(?i) is applied', '3.1.0'],
  ]

  test.each(doubtful)('%s is a warning', (_, schema, message, version) => {
    const { result } = compileFixture({ 'api.json': openApi({ schemas: { Subject: schema } }, version) })
    expect(result.ok).toBe(true)
    expect(result.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining(message) },
    ])
  })

  test('an optional path parameter is required', () => {
    const parameters = [{ name: 'b', in: 'path', schema: {} }]
    const paths = { '/a/{b}': { get: { parameters, responses: { 204: { description: 'ok' } } } } }
    const read = readContract({ 'api.json': openApi({ paths }) })
    expect(read.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('must be required') },
    ])
    expect(httpService(read).operations[0]?.parameters[0]?.required).toBe(true)
  })

  test.each([
    ['a schema', '#/components/schemas/Schema'],
    ['properties alone', '#/components/schemas/Alone'],
    ['the properties of a schema', '#/components/schemas/Schema/properties'],
  ])('a reference among properties to %s has its properties', (_, $ref) => {
    const text = { type: 'string' }
    const schemas = {
      Schema: { type: 'object', properties: { a: text, b: text } },
      Alone: { a: text, b: text },
      Subject: { type: 'object', properties: { $ref, b: { type: 'number' } } },
    }
    const read = readContract({ 'api.json': openApi({ schemas }) })
    expect(read.diagnostics.filter(({ pointer }) => pointer.includes('Subject'))).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('has a $ref in place of a property') },
    ])
    const subject = httpService(read).models.find(({ name }) => name === 'Subject')?.schema
    expect(subject).toMatchObject({
      properties: [
        { name: 'a', schema: { kind: 'string' } },
        { name: 'b', schema: { kind: 'number' } },
      ],
    })
  })

  test('an extension is ignored', () => {
    const { result } = compileFixture({
      'api.json': openApi({ schemas: { Subject: { 'x-colour': 'red' } } }),
    })
    expect(result.diagnostics).toEqual([])
  })
})

describe('a document of components alone', () => {
  const info = { title: 'Parts', version: '1.0.0' }

  test('may have no schemas', () => {
    const components = { parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } } }
    const { result } = compileFixture({ 'api.json': { openapi: '3.1.0', info, components } })
    expect(result).toMatchObject({ ok: true, diagnostics: [] })
  })

  test.each([
    ['parameters', { name: 'page', in: 'qury', schema: {} }, `Invalid value "qury" of 'in'.`],
    ['requestBodies', { content: { 'application/json': { schema: { type: 'strng' } } } }, `Unknown type`],
    ['responses', { description: 'A', headers: { A: { schema: { type: 'strng' } } } }, `Unknown type`],
    ['headers', { schema: { type: 'strng' } }, `Unknown type`],
    ['pathItems', { get: { responses: { OK: { description: 'A' } } } }, `Invalid response status 'OK'`],
  ])('has its mistakes in %s reported', (kind, component, message) => {
    const document = { openapi: '3.1.0', info, components: { [kind]: { A: component } } }
    const { result } = compileFixture({ 'api.json': document })
    expect(result.diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining(message) },
    ])
  })

  test('is not called empty for a section of the wrong type', () => {
    const { result } = compileFixture({ 'api.json': { openapi: '3.1.0', info, components: { schemas: [] } } })
    expect(result.diagnostics).toMatchObject([{ message: expect.stringContaining(`'schemas' must be`) }])
  })
})

describe('an operation that is a $ref', () => {
  const operation = { operationId: 'getA', responses: { 200: { description: 'A', content: json('string') } } }

  test('is read where it is defined, with one warning for the document', () => {
    const paths = {
      '/a': { get: { $ref: './operations.json#/getA' } },
      '/b': { get: { $ref: './operations.json#/getB' } },
    }
    const { result, read } = compileFixture(
      {
        'api.json': openApi({ paths }),
        'operations.json': { getA: operation, getB: { ...operation, operationId: 'getB' } },
      },
      { inputs: ['api.json'] },
    )
    expect(result.diagnostics).toMatchObject([
      { severity: 'warning', pointer: '/paths/~1a/get/$ref', message: expect.stringContaining('$ref') },
    ])
    expect(read('api/types/a.ts')).toContain('getA')
    expect(read('api/types/a.ts')).toContain('string')
    expect(read('api/types/b.ts')).toContain('string')
  })

  test('that resolves to nothing is an error, and left out of a lenient run', () => {
    const paths = { '/a': { get: { $ref: '#/components/x-operations/nothing' } }, '/b': { get: operation } }
    const { diagnostics, service } = readContract({ 'api.json': openApi({ paths }) }, { lenient: true })
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
    expect(service).toMatchObject({ operations: [{ path: '/b' }] })
  })
})

function json(type: string) {
  return { 'application/json': { schema: { type } } }
}

describe('documents that are not contracts', () => {
  test.each([
    ['text', 'hello', 'a string that begins with "hello"'],
    ['a list', '- openapi: 3.1.0', 'The document is an array'],
    ['nothing', '', 'The file is empty.'],
    ['a comment', '# openapi: 3.1.0', 'The file is empty but for comments.'],
    ['Swagger 2', { swagger: '2.0' }, 'This is Swagger 2.0'],
    ['AsyncAPI', { asyncapi: '3.0.0', channels: {} }, 'This is AsyncAPI'],
    ['Postman', { info: { name: 'A' }, item: [] }, 'This is a Postman collection'],
    ['a page', '<!DOCTYPE html>\n<html>404: not found</html>', 'This is a page of HTML'],
    ['GraphQL', 'type Query { a: String }', 'This looks like GraphQL'],
    ['a schema alone', { type: 'object' }, 'looks like a JSON Schema'],
    ['a version that YAML reads as a number', 'openapi: 3.0', `'openapi' must be a string, not a number (3)`],
    ['a future OpenRPC version', { openrpc: '2.0.0', methods: [] }, 'OpenRPC 2.0.0 is not supported'],
    ['a future OpenAPI version', { openapi: '4.0.0' }, 'OpenAPI 4.0.0 is not supported'],
    ['a misspelt first key', { opnapi: '3.1.0' }, 'Unknown kind of document'],
    ['nothing described', { openapi: '3.1.0', info: { title: '', version: '' } }, 'The document is empty'],
    [
      'no component described',
      { openapi: '3.1.0', info: { title: '', version: '' }, components: {} },
      'The document is empty',
    ],
  ])('%s', (_, document, message) => {
    const { result } = compileFixture({ 'api.json': document })
    expect(result.ok).toBe(false)
    expect(result.diagnostics.map((diagnostic) => diagnostic.message).join('\n')).toContain(message)
  })

  test('a bomb of YAML aliases is refused', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
    for (let level = 1; level < 10; level++) {
      lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`)
    }
    const { result } = compileFixture({ 'bomb.yaml': lines.join('\n') })
    expect(result.ok).toBe(false)
    expect(result.diagnostics).toMatchObject([{ message: expect.stringContaining('alias') }])
  })

  test('a chain of references that ends where it began is an error, not a loop', () => {
    const { result } = compileFixture({
      'api.json': openApi({
        paths: { '/a': { get: { parameters: [{ $ref: '#/components/parameters/A' }], responses: ok } } },
        components: {
          parameters: { A: { $ref: '#/components/parameters/B' }, B: { $ref: '#/components/parameters/A' } },
        },
      }),
    })
    expect(result.diagnostics).toMatchObject([{ message: expect.stringContaining('Circular $ref') }])
  })

  test('schemas nested too deep are an error, not a stack overflow', () => {
    const deep = `${'{"type":"array","items":'.repeat(5000)}true${'}'.repeat(5000)}`
    const document = JSON.stringify(openApi({ schemas: { Deep: 'DEEP' } })).replace('"DEEP"', deep)
    const { result } = compileFixture({ 'api.json': document })
    expect(result.diagnostics).toMatchObject([{ message: expect.stringContaining('nested more than') }])
  })
})

test('an error that a lenient run passes says so, and others do not', () => {
  const { diagnostics } = readContract({
    'api.json': openApi({ schemas: { A: { type: 'strng' }, B: { type: 'string', enum: [] } } }),
  })
  expect(diagnostics.map(({ severity, recoverable }) => [severity, recoverable])).toEqual([
    ['error', true],
    ['warning', undefined],
  ])
  expect(diagnostics.map(({ text }) => text.includes('--lenient makes it a warning.'))).toEqual([true, false])
  const { diagnostics: hopeless } = readContract({ 'api.yaml': 'openapi: 3.1.0\n\tinfo: {}\n' })
  expect(hopeless.map(({ severity, text }) => [severity, text.includes('--lenient')])).toEqual([
    ['error', false],
  ])
})
