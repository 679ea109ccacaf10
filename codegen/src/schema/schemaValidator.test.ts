import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { validate } from '../runtime/validators/validate.ts'
import { countDroppedItems } from '../runtime/validators/validItems.ts'
import { compileFixture } from '../testing/compileFixture.ts'
import { readKeywords } from '../testing/keywords.ts'
import { openApi } from '../testing/openApi.ts'

describe.each(readKeywords())('%s', (_, { schema, accepts, refuses, version, others }) => {
  test('accepts what the schema accepts and refuses the rest', async () => {
    const { result, load } = compileFixture({
      'api.json': openApi({ schemas: { Subject: schema, ...others } }, version),
    })
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const { subjectSchema } = await load('api/validators/models/subjectSchema.ts')
    for (const value of accepts) {
      expect(validate(subjectSchema as $ZodType, value), JSON.stringify(value)).toMatchObject({ ok: true })
    }
    for (const value of refuses) {
      expect(validate(subjectSchema as $ZodType, value), JSON.stringify(value)).toMatchObject({ ok: false })
    }
  })
})

describe('a validated value', () => {
  async function parse(schema: object, value: unknown) {
    const { load } = compileFixture({ 'api.json': openApi({ schemas: { Subject: schema } }) })
    const { subjectSchema } = await load('api/validators/models/subjectSchema.ts')
    return validate(subjectSchema as $ZodType, value)
  }

  test('keys that the contract does not describe are dropped', async () => {
    const schema = { type: 'object', properties: { a: { type: 'object', properties: { b: {} } } } }
    expect(await parse(schema, { a: { b: 1, c: 2 }, d: 3 })).toEqual({ ok: true, value: { a: { b: 1 } } })
  })

  test('an object without keywords about its keys keeps them', async () => {
    expect(await parse({ type: 'object' }, { a: 1 })).toEqual({ ok: true, value: { a: 1 } })
  })

  test('members of allOf each add what they describe', async () => {
    const schema = { allOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }
    expect(await parse(schema, { a: 1, b: 2, c: 3 })).toEqual({ ok: true, value: { a: 1, b: 2 } })
  })

  test('members of anyOf that fit each add what they describe', async () => {
    const schema = {
      anyOf: [
        { type: 'object', properties: { a: {} } },
        { type: 'object', properties: { b: {} } },
      ],
    }
    expect(await parse(schema, { a: 1, b: 2, c: 3 })).toEqual({ ok: true, value: { a: 1, b: 2 } })
  })

  // T21, F3
  test('a list whose items are checked one by one keeps those that fit, and counts the others', async () => {
    const items = { type: 'string', maxLength: 2 }
    const list = { type: 'array', 'x-drop-invalid-items': true, maxItems: 5, items }
    const result = await parse(list, ['a', 'long', 1, 'b', null])
    expect(result).toEqual({ ok: true, value: ['a', 'b'] })
    expect(result.ok && countDroppedItems(result.value as unknown[])).toBe(3)
    expect(await parse(list, Array(6).fill(1))).toMatchObject({ ok: false })
    for (const value of [undefined, null, 'a', { 0: 'a', length: 1 }])
      expect(await parse(list, value)).toMatchObject({ ok: false })
    expect(await parse({ ...list, 'x-drop-invalid-items': false }, ['a', 1])).toMatchObject({ ok: false })
  })

  test('a key named __proto__ changes nothing', async () => {
    const result = await parse(
      { type: 'object', additionalProperties: true },
      JSON.parse('{"__proto__":{"admin":true},"a":1}'),
    )
    expect(result).toEqual({ ok: true, value: { a: 1 } })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

describe('a validator used without `validate`', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    minProperties: 1,
    maxProperties: 30,
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 4 },
      one: { type: 'string', minLength: 1 },
      code: { type: 'string', pattern: '^a' },
      mail: { type: 'string', format: 'email' },
      day: { type: 'string', format: 'date' },
      age: { type: 'integer', minimum: 18, maximum: 99, multipleOf: 3 },
      rate: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2, uniqueItems: true },
      pair: { type: 'array', prefixItems: [true, true], minItems: 2 },
      kind: { enum: ['a', 'b'] },
      flag: { type: 'boolean' },
      either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      both: {
        anyOf: [
          { type: 'object', required: ['a'] },
          { type: 'object', required: ['b'] },
        ],
      },
      map: { type: 'object', additionalProperties: { type: 'integer' }, maxProperties: 1 },
      none: { not: { type: 'string' } },
      nothing: { type: 'null' },
    },
  }

  test.each([
    [{}, 'Required'],
    ['text', 'Invalid input'],
    [{ name: 1 }, 'Invalid input'],
    [{ name: 'a' }, 'String must contain at least 2 character(s)'],
    [{ name: 'abcde' }, 'String must contain at most 4 character(s)'],
    [{ name: 'ab', one: '' }, 'String must contain at least 1 character(s)'],
    [{ name: 'ab', code: 'b' }, 'Invalid input'],
    [{ name: 'ab', mail: 'a' }, 'Invalid email'],
    [{ name: 'ab', day: '2030-02-30' }, 'Invalid input'],
    [{ name: 'ab', age: 15 }, 'Number must be greater than or equal to 18'],
    [{ name: 'ab', age: 102 }, 'Number must be less than or equal to 99'],
    [{ name: 'ab', age: 20 }, 'Number must be a multiple of 3'],
    [{ name: 'ab', age: 'x' }, 'Invalid input'],
    [{ name: 'ab', rate: 0 }, 'Number must be greater than 0'],
    [{ name: 'ab', rate: 1 }, 'Number must be less than 1'],
    [{ name: 'ab', tags: [] }, 'Array must contain at least 1 element(s)'],
    [{ name: 'ab', tags: ['a', 'b', 'c'] }, 'Array must contain at most 2 element(s)'],
    [{ name: 'ab', tags: ['a', 'a'] }, 'Invalid input'],
    [{ name: 'ab', pair: [1] }, 'Array must contain at least 2 element(s)'],
    [{ name: 'ab', kind: 'c' }, 'Invalid input'],
    [{ name: 'ab', flag: 1 }, 'Invalid input'],
    [{ name: 'ab', either: true }, 'Invalid input'],
    [{ name: 'ab', both: {} }, 'Invalid input'],
    [{ name: 'ab', map: { a: 1, b: 2 } }, 'Object must contain at most 1 key(s)'],
    [{ name: 'ab', map: { a: 'x' } }, 'Invalid input'],
    [{ name: 'ab', none: 'x' }, 'Invalid input'],
    [{ name: 'ab', nothing: 1 }, 'Invalid input'],
  ])('%j: %s', async (value, message) => {
    const { load } = compileFixture({ 'api.json': openApi({ schemas: { Subject: schema } }) })
    const { subjectSchema } = (await load('api/validators/models/subjectSchema.ts')) as {
      readonly subjectSchema: ZodMiniType
    }
    const result = subjectSchema.safeParse(value)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
    expect(validate(subjectSchema, value)).toMatchObject({ ok: false, issues: [{ message }] })
  })
})
