import { describe, expect, it } from 'vitest'
import { hexadecimal } from './hexadecimal.ts'
import { issueMessage, raise } from './issueMessage.ts'
import { runSchema } from './runSchema.ts'
import * as s from './schema.ts'
import { dateTime } from './stringFormats.ts'
import { validate } from './validate.ts'

const file = new Blob(['x'])

interface Case {
  readonly schema: () => s.Inner
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
}

const cases: Readonly<Record<string, Case>> = {
  unknown: { schema: s.unknown, good: [undefined, null, 1, {}], bad: [] },
  never: { schema: s.never, good: [], bad: [undefined, null, 1, {}] },
  null: { schema: s.null, good: [null], bad: [undefined, 0, '', 'null', {}] },
  boolean: { schema: s.boolean, good: [true, false], bad: [0, 'true', null, undefined] },
  string: { schema: s.string, good: ['', 'x'], bad: [0, null, undefined, ['x'], new String('x')] },
  ipv4: { schema: s.ipv4, good: ['1.2.3.4'], bad: ['1.2.3', '1.2.3.256', '::1', ''] },
  ipv6: { schema: s.ipv6, good: ['::1', '2001:db8::1'], bad: ['1.2.3.4', ':', ''] },
  number: { schema: s.number, good: [0, -1.5], bad: ['0', null, Number.NaN, Number.POSITIVE_INFINITY, 1n] },
  integer: { schema: s.integer, good: [0, -7, 1e300], bad: [0.5, '1', null] },
  gt: { schema: () => s.checked(s.number(), s.gt(5)), good: [6, 5.1], bad: [5, 4, '6'] },
  gte: { schema: () => s.checked(s.number(), s.gte(5)), good: [5, 6], bad: [4.9] },
  lt: { schema: () => s.checked(s.number(), s.lt(5)), good: [4.9], bad: [5, 6] },
  lte: { schema: () => s.checked(s.number(), s.lte(5)), good: [5, 4], bad: [5.1] },
  multipleOf: { schema: () => s.checked(s.number(), s.multipleOf(5)), good: [0, 10, -5], bad: [4, 5.5] },
  'minLength of a string': { schema: () => s.checked(s.string(), s.minLength(2)), good: ['ab'], bad: ['a'] },
  'maxLength of a list': {
    schema: () => s.checked(s.array(s.number()), s.maxLength(1)),
    good: [[], [1]],
    bad: [[1, 2]],
  },
  regex: { schema: () => s.checked(s.string(), s.regex(/^a+$/)), good: ['a', 'aa'], bad: ['', 'ab'] },
  'several rules': {
    schema: () => s.checked(s.number(), s.gt(1), s.lt(3)),
    good: [2],
    bad: [1, 3],
  },
  'a literal': { schema: () => s.literal('x'), good: ['x'], bad: ['y', null, ['x']] },
  'several literals': {
    schema: () => s.literal(['x', 1, null]),
    good: ['x', 1, null],
    bad: ['1', undefined],
  },
  file: { schema: s.file, good: [file, 'text'], bad: [1, null, {}] },
  array: { schema: () => s.array(s.string()), good: [[], ['a']], bad: ['a', {}, [1], { 0: 'a', length: 1 }] },
  tuple: {
    schema: () => s.tuple([s.string(), s.number()]),
    good: [['a', 1]],
    bad: [['a'], ['a', 'b'], ['a', 1, 2], []],
  },
  'an open tuple': {
    schema: () => s.tuple([s.string()], s.number()),
    good: [['a'], ['a', 1, 2]],
    bad: [[], ['a', 'b']],
  },
  strictObject: {
    schema: () => s.strictObject({ a: s.string() }),
    good: [{ a: '' }],
    bad: [{}, { a: '', b: 1 }, []],
  },
  looseObject: {
    schema: () => s.looseObject({ a: s.string() }),
    good: [{ a: '' }, { a: '', b: 1 }],
    bad: [{ b: 1 }, []],
  },
  openObject: {
    schema: () => s.openObject({ a: s.string() }, s.number()),
    good: [{ a: '' }, { a: '', b: 1 }],
    bad: [{ a: '', b: '' }, { b: 1 }],
  },
  map: { schema: () => s.map(s.number()), good: [{}, { a: 1 }], bad: [{ a: '1' }, [1], null] },
  optional: {
    schema: () => s.object({ a: s.optional(s.string()) }),
    good: [{}, { a: 'x' }],
    bad: [{ a: null }],
  },
  nullable: { schema: () => s.nullable(s.string()), good: [null, ''], bad: [undefined, 1] },
  union: { schema: () => s.union([s.string(), s.number()]), good: ['', 1], bad: [null, true] },
  xor: {
    schema: () => s.xor([s.checked(s.number(), s.gt(1)), s.checked(s.number(), s.lt(3))]),
    good: [0, 4],
    bad: [2, 'a'],
  },
  pipe: {
    schema: () => s.pipe(s.string(), s.checked(s.string(), s.minLength(1))),
    good: ['a'],
    bad: ['', 1],
  },
  lazy: { schema: () => s.lazy(() => s.string()), good: ['a'], bad: [1] },
  hexadecimal: { schema: hexadecimal, good: ['0x', '0x1f', '0xzz'], bad: ['', '1f', '1x0x', 0, null] },
}

// T21
describe.each(Object.entries(cases))('%s', (_, { schema, good, bad }) => {
  it('accepts what fits, as it is', () => {
    for (const value of good) expect(validate(schema(), value), String(value)).toEqual({ ok: true, value })
  })

  it('refuses everything else', () => {
    for (const value of bad) expect(validate(schema(), value).ok, String(value)).toBe(false)
  })
})

it('an object keeps the keys of its shape alone', () => {
  expect(validate(s.object({ a: s.string() }), { a: '', b: 1 })).toEqual({ ok: true, value: { a: '' } })
  expect(validate(s.object({ a: s.string() }), [])).toMatchObject({ ok: false })
})

describe('messages', () => {
  it.each<[string, () => s.Inner, unknown, string]>([
    ['gt', () => s.checked(s.number(), s.gt(5)), 5, 'Number must be greater than 5'],
    ['gte', () => s.checked(s.number(), s.gte(5)), 4, 'Number must be greater than or equal to 5'],
    ['lt', () => s.checked(s.number(), s.lt(5)), 5, 'Number must be less than 5'],
    ['lte', () => s.checked(s.number(), s.lte(5)), 6, 'Number must be less than or equal to 5'],
    ['multipleOf', () => s.checked(s.number(), s.multipleOf(5)), 4, 'Number must be a multiple of 5'],
    [
      'minLength',
      () => s.checked(s.array(s.string()), s.minLength(1)),
      [],
      'Array must contain at least 1 element(s)',
    ],
    [
      'maxLength',
      () => s.checked(s.string(), s.maxLength(1)),
      'ab',
      'String must contain at most 1 character(s)',
    ],
    ['dateTime', dateTime, 'now', 'Invalid input'],
  ])('of %s name the bound', (_, schema, value, message) => {
    expect(validate(schema(), value)).toMatchObject({ ok: false, issues: [{ path: '', message }] })
  })

  it.each([
    [
      { code: 'too_small', origin: 'int', minimum: 1, inclusive: true },
      'Number must be greater than or equal to 1',
    ],
    [
      { code: 'too_small', origin: 'object', minimum: 1, inclusive: false },
      'Object must contain more than 1 key(s)',
    ],
    [
      { code: 'too_big', origin: 'array', maximum: 1, inclusive: false },
      'Array must contain less than 1 element(s)',
    ],
    [{ code: 'too_big', origin: 'object', maximum: 2 }, 'Object must contain at most 2 key(s)'],
    [{ code: 'too_big', origin: 'date', maximum: 2 }, 'Invalid input'],
    [{ code: 'invalid_format', format: 'email' }, 'Invalid email'],
    [{ code: 'invalid_format', format: 'url' }, 'Invalid input'],
    [{ code: 'custom', input: undefined }, 'Required'],
  ])('%j: %s', (issue, message) => {
    const raw = { input: 7, ...issue } as Parameters<typeof raise>[0]
    expect(issueMessage(raw)).toBe(message)
    expect(raise(raw)).toEqual({ ...raw, message })
  })
})

it('refuses a schema that would have to be awaited', () => {
  const later = { _zod: { run: async () => ({ issues: [] }) } } as unknown as s.Inner
  expect(() => runSchema(later, 1)).toThrow('A generated schema is synchronous.')
})
