import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyOf } from './anyOf.ts'
import { maxCharacters, minCharacters } from './characterCount.ts'
import { dateTime } from './stringFormats.ts'
import { validate } from './validate.ts'

function messageOf(schema: z.core.$ZodType, data: unknown): string | undefined {
  const result = validate(schema, data)
  return result.ok ? undefined : result.issues[0]?.message
}

const name = z.object({ name: z.string() })

describe('messages are those of the specification', () => {
  test.each<[string, z.core.$ZodType, unknown, string]>([
    ['a key that is missing', name, {}, 'Required'],
    ['a key that is undefined', name, { name: undefined }, 'Required'],
    ['nothing at all', z.string(), undefined, 'Required'],
    ['a list of values, missing', z.object({ a: z.literal(['x']) }), {}, 'Required'],
    ['a union, missing', z.object({ a: z.union([z.string(), z.number()]) }), {}, 'Required'],
    ['anything, missing', z.object({ a: z.unknown() }), {}, 'Required'],
    ['another type', z.string(), 1, 'Invalid input'],
    ['null', z.string(), null, 'Invalid input'],
    ['another value', z.literal(['x']), 'y', 'Invalid input'],
    ['no member of a union', z.union([z.string(), z.number()]), true, 'Invalid input'],
    ['no member of anyOf', anyOf([z.string(), z.number()]), true, 'Invalid input'],
    ['an e-mail that is none', z.email(), 'a', 'Invalid email'],
    ['another format', dateTime(), 'now', 'Invalid input'],
    [
      'a string that is too short',
      z.string().check(z.minLength(1)),
      '',
      'String must contain at least 1 character(s)',
    ],
    [
      'the same by characters',
      z.string().check(minCharacters(3)),
      'ab',
      'String must contain at least 3 character(s)',
    ],
    [
      'a string that is too long',
      z.string().check(maxCharacters(1)),
      'ab',
      'String must contain at most 1 character(s)',
    ],
    [
      'a list that is too short',
      z.array(z.string()).check(z.minLength(1)),
      [],
      'Array must contain at least 1 element(s)',
    ],
    ['a key too many', z.strictObject({}), { a: 1 }, 'Invalid input'],
  ])('%s', (_, schema, data, message) => {
    expect(messageOf(schema, data)).toBe(message)
  })
})

describe('validate', () => {
  test('reports every place', () => {
    const schema = z.object({ a: z.array(z.object({ b: z.string(), c: z.number() })) })
    expect(validate(schema, { a: [{ b: 1 }] })).toEqual({
      ok: false,
      issues: [
        { path: 'a.0.b', message: 'Invalid input' },
        { path: 'a.0.c', message: 'Required' },
      ],
    })
  })

  test('leaves the messages of zod as they are', () => {
    validate(name, {})
    const result = z.safeParse(name, {})
    expect(result.error?.issues[0]?.message).not.toBe('Required')
  })

  test('passes on what a rule throws', () => {
    const broken = z.string().check(
      z.refine(() => {
        throw new TypeError('A mistake of the rule')
      }),
    )
    expect(() => validate(broken, 'a')).toThrow('A mistake of the rule')
  })

  test('refuses values that are nested too deep', () => {
    const list: z.ZodMiniType = z.lazy(() => z.array(list))
    let data: unknown[] = []
    for (let depth = 0; depth < 100_000; depth++) data = [data]
    expect(validate(list, data)).toEqual({
      ok: false,
      issues: [{ path: '', message: 'Nested too deep, or wrong in too many places' }],
    })
  })
})
