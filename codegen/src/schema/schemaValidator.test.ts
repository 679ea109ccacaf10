import { describe, expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { validate } from '../runtime/validate.ts'
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

describe('what a validated value holds', () => {
  async function parse(schema: object, value: unknown) {
    const { load } = compileFixture({ 'api.json': openApi({ schemas: { Subject: schema } }) })
    const { subjectSchema } = await load('api/validators/models/subjectSchema.ts')
    return validate(subjectSchema as $ZodType, value)
  }

  test('keys that the contract does not describe are dropped', async () => {
    const schema = { type: 'object', properties: { a: { type: 'object', properties: { b: {} } } } }
    expect(await parse(schema, { a: { b: 1, c: 2 }, d: 3 })).toEqual({ ok: true, value: { a: { b: 1 } } })
  })

  test('a bag without a word about its keys keeps them', async () => {
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

  test('a key named __proto__ changes nothing', async () => {
    const result = await parse(
      { type: 'object', additionalProperties: true },
      JSON.parse('{"__proto__":{"admin":true},"a":1}'),
    )
    expect(result).toEqual({ ok: true, value: { a: 1 } })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})
