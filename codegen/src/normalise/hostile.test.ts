import { describe, expect, test } from 'vitest'
import { describedKeys } from '../model/describedKeys.ts'
import { openApi } from '../testing/openApi.ts'
import { httpService, readContract } from '../testing/readContract.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const reply = { 200: { description: '' } }

/** Schemas `S0` to `Sn`, each made from the number of the next. */
function chain(length: number, link: (next: string) => object, last: object): object {
  const links = Array.from({ length }, (_, index) => [`S${index}`, link(`S${index + 1}`)])
  return Object.fromEntries([...links, [`S${length}`, last]])
}

// Each is small; with a hundred thousand parts instead of some hundred they take seconds, because the work is linear.
describe('a hostile contract', () => {
  test.each(['allOf', 'anyOf', 'oneOf'])(
    'doubles at every step of %s, and is read once a step',
    (keyword) => {
      const link = (next: string) => ({ [keyword]: [reference(next), reference(next)] })
      const schemas = chain(60, link, { type: 'object', properties: { a: { type: 'string' } } })
      const read = readContract({ 'api.json': openApi({ schemas }) })
      expect(read.reported).toEqual([])
      const first = httpService(read).models.find(({ name }) => name === 'S0')
      expect(first && describedKeys(first.schema).names).toEqual(new Set(['a']))
    },
  )

  test('with long chains of references does not overflow the stack', () => {
    const read = readContract({
      'api.json': openApi({ schemas: chain(5000, reference, { type: 'string' }) }),
    })
    expect(read.reported).toEqual([])
    expect(httpService(read).models).toHaveLength(5001)
  })

  test('with schemas included in each other too deep is reported before a stack overflow', () => {
    const link = (next: string) => ({ allOf: [reference(next), { type: 'object', properties: { a: {} } }] })
    const schemas = chain(1200, link, { type: 'object' })
    const { diagnostics } = readContract({ 'api.json': openApi({ schemas }) })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `The schema 'S198' composes other schemas more than 500 levels deep.`,
      `The schema 'S699' composes other schemas more than 500 levels deep.`,
    ])
  })

  test('with a long reference cycle is reported once', () => {
    const schemas = chain(2000, reference, reference('S0'))
    const { diagnostics } = readContract({ 'api.json': openApi({ schemas }) })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `The schema 'S0' refers to itself through 2000 others without an object or array in between.`,
    ])
  })

  test('with a long cycle of properties is only recursive', () => {
    const link = (next: string) => ({ type: 'object', properties: { next: reference(next) } })
    const read = readContract({ 'api.json': openApi({ schemas: chain(2000, link, reference('S0')) }) })
    expect(read.reported).toEqual([])
    expect(httpService(read).models.every(({ recursive }) => recursive)).toBe(true)
  })

  test.each([
    ['schemas', '{"items":', '{}', '}'],
    ['values', '{"enum":[', '1', ']}'],
    ['lists in an example', '[', '1', ']'],
  ])('with %s nested too deep is reported', (_, open, inner, close) => {
    const text = JSON.stringify(openApi({ schemas: { A: { example: 'DEEP' }, B: 'DEEP' } }))
    const deep = open.repeat(50_000) + inner + close.repeat(50_000)
    const read = readContract({ 'api.json': text.replaceAll('"DEEP"', deep) })
    expect(read.diagnostics[0]?.message).toContain('nested more than')
  })

  test('with a schema nested too deep has the others read', () => {
    const text = JSON.stringify(openApi({ schemas: { A: 'DEEP', B: { type: 'strng' } } }))
    const deep = `${'{"items":'.repeat(300)}{}${'}'.repeat(300)}`
    const read = readContract({ 'api.json': text.replace('"DEEP"', deep) })
    expect(read.diagnostics.map(({ message }) => message)).toEqual([
      'Schemas are nested more than 256 levels deep.',
      'Unknown type "strng".',
    ])
  })

  test('with very many mistakes has a thousand reported', () => {
    const entries = Array.from({ length: 1500 }, (_, index) => [`S${index}`, { type: 'strng' }])
    const { diagnostics } = readContract({ 'api.json': openApi({ schemas: Object.fromEntries(entries) }) })
    expect(diagnostics).toHaveLength(1001)
    expect(diagnostics.map(({ message }) => message)).toContain(
      'More than 1000 errors; the others are not reported.',
    )
  })

  test('with thousands of names that are cleaned to the same one compiles', () => {
    const entries = Array.from({ length: 3000 }, (_, index) => ['-'.repeat(index + 1), { type: 'string' }])
    const { models } = httpService(
      readContract({ 'api.json': openApi({ schemas: Object.fromEntries(entries) }) }),
    )
    expect(new Set(models.map(({ name }) => name.toLowerCase())).size).toBe(3000)
  })

  test('cannot send control codes to the terminal', () => {
    const read = readContract({ 'api.json': openApi({ schemas: { A: { type: '\u001b[2J\u202eevil' } } }) })
    expect(read.diagnostics[0]?.text).toContain('Unknown type')
    expect(read.diagnostics[0]?.text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
  })

  const prototypeNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

  test.each(prototypeNames)('may name everything %s', (name) => {
    const schema = { type: 'object', required: [name], properties: { [name]: { type: 'string' } } }
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      security: [own(name, [])],
      paths: own(`/${name}`, {
        post: {
          operationId: name,
          tags: [name],
          parameters: [{ name, in: 'query', schema: reference(name) }],
          requestBody: {
            content: { 'application/json': { schema: reference(name), examples: own(name, { value: 1 }) } },
          },
          responses: {
            200: { description: '', headers: own(name, { schema: {} }), content: own(`a/${name}`, {}) },
          },
          callbacks: own(name, own(name, { post: { responses: reply } })),
        },
      }),
      webhooks: own(name, { post: { responses: reply } }),
      components: {
        schemas: own(name, schema),
        securitySchemes: own(name, { type: 'http', scheme: 'bearer' }),
      },
    })
    const service = httpService(readContract({ 'api.json': text }))
    const [operation] = service.operations
    expect(operation?.parameters).toMatchObject([{ name }])
    expect(Object.keys(operation?.security[0] ?? {})).toEqual([name])
    expect(operation?.replies[0]?.headers).toMatchObject([{ name }])
    expect(service.models).toMatchObject([
      { wireName: name, schema: { properties: [{ name, required: true }] } },
    ])
    expect(service.incoming.map(({ origin }) => origin.event)).toEqual([name, name])
    expect(service.securitySchemes).toMatchObject([{ name }])
  })

  test('cannot leave the folder by names of schemas', () => {
    const names = ['../../evil', '/etc/passwd', 'C:\\evil', 'a\u0000b', '..', 'con', 'x'.repeat(500)]
    const paths = Object.fromEntries(
      names.map((name, index) => [
        `/p${index}`,
        { get: { operationId: name, tags: [name], responses: reply } },
      ]),
    )
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
    const { models, operations } = httpService(readContract({ 'api.json': openApi({ paths, schemas }) }))
    for (const { name, group } of operations) {
      expect(name).toMatch(/^[A-Za-z_]\w{0,150}$/)
      expect(group).toMatch(/^[A-Za-z_]\w{0,100}$/)
      expect(name.toLowerCase()).not.toBe('con')
    }
    for (const { name } of models) expect(name).toMatch(/^[A-Z_]\w{0,150}$/)
  })
})

/** An object with one entry of its own, whatever the name. */
function own(name: string, value: unknown): object {
  return Object.fromEntries([[name, value]])
}

describe('files outside of the project', () => {
  const api = openApi({ schemas: { A: { $ref: '../outside.json' } } })

  test('are not read', () => {
    const { reported } = readContract({ 'api.json': api })
    expect(reported).toEqual([
      expect.stringContaining('$ref refers to a file outside the project (../outside.json)'),
    ])
  })

  test('are read where that is allowed', () => {
    const { reported } = readContract({ 'api.json': api }, { allowOutside: true })
    expect(reported).toEqual([expect.stringContaining('File not found: ../outside.json.')])
  })

  test('are not those beside the contract, or elsewhere below the root', () => {
    const read = readContract({
      'apis/api.json': openApi({ schemas: { A: { $ref: '../models/a.json' } } }),
      'models/a.json': { type: 'string' },
    })
    expect(read.reported).toEqual([])
  })
})
