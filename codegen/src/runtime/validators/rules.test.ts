import { describe, expect, it } from 'vitest'
import { allOf } from './allOf.ts'
import { anyOf } from './anyOf.ts'
import { canonicalJson } from './canonicalJson.ts'
import { maxCharacters, minCharacters } from './characterCount.ts'
import { closedObject } from './closedObject.ts'
import { conditionally } from './conditionally.ts'
import { containsItems } from './containsItems.ts'
import { dependentKeys } from './dependentKeys.ts'
import { keyCount } from './keyCount.ts'
import { keyNames } from './keyNames.ts'
import { mergeValues } from './mergeValues.ts'
import { notMatching } from './notMatching.ts'
import { oneOfValues } from './oneOfValues.ts'
import { ownKeys } from './ownKeys.ts'
import { patternKeys } from './patternKeys.ts'
import {
  array,
  checked,
  type Inner,
  literal,
  looseObject,
  map,
  maxLength,
  number,
  object,
  optional,
  regex,
  strictObject,
  string,
  unknown,
} from './schema.ts'
import { uniqueItems } from './uniqueItems.ts'
import { validate } from './validate.ts'
import { countDroppedItems, validItems } from './validItems.ts'

const anyMap = () => map(unknown())
const anyList = () => array(unknown())
const short = () => checked(string(), maxLength(2))

function issuesOf(schema: Inner, data: unknown) {
  const result = validate(schema, data)
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`)
}

interface Case {
  readonly schema: () => Inner
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
}

const cases: Readonly<Record<string, Case>> = {
  'at least 2 characters': {
    schema: () => checked(string(), minCharacters(2)),
    good: ['ab', 'abc', '🌞🌞'],
    bad: ['', 'a', '🌞'],
  },
  'at most 2 characters': {
    schema: () => checked(string(), maxCharacters(2)),
    good: ['', 'ab', '🌞🌞'],
    bad: ['abc', '🌞🌞🌞', 'a🌞b'],
  },
  'one or two keys': {
    schema: () => checked(anyMap(), keyCount(1, 2)),
    good: [{ a: 1 }, { a: 1, b: 2 }],
    bad: [{}, { a: 1, b: 2, c: 3 }],
  },
  'a key and more': { schema: () => checked(anyMap(), keyCount(1)), good: [{ a: 1, b: 2, c: 3 }], bad: [{}] },
  'short names of keys': {
    schema: () => checked(anyMap(), keyNames(short())),
    good: [{}, { ab: 1 }],
    bad: [{ abc: 1 }, { a: 1, abc: 1 }],
  },
  'keys that need others': {
    schema: () => checked(anyMap(), dependentKeys({ a: ['b', 'c'], d: ['a'] })),
    good: [{}, { b: 1 }, { a: 1, b: 1, c: 1 }, { d: 1, a: 1, b: 1, c: 1 }],
    bad: [{ a: 1 }, { a: 1, b: 1 }, { d: 1 }, { d: 1, a: 1 }],
  },
  'one or two numbers in a list': {
    schema: () => checked(anyList(), containsItems(number(), 1, 2)),
    good: [[1], ['a', 1], [1, 2, 'a']],
    bad: [[], ['a'], [1, 2, 3]],
  },
  'a number and more in a list': {
    schema: () => checked(anyList(), containsItems(number(), 1)),
    good: [[1, 2, 3]],
    bad: [['a']],
  },
  'items that differ': {
    schema: () => checked(anyList(), uniqueItems()),
    good: [
      [],
      [1, '1', true, null, 'null'],
      [{ a: 1 }, { a: 2 }],
      [[1], ['1']],
      ['{"a":1}', { a: 1 }],
      [1, [1]],
    ],
    bad: [
      [1, 1],
      [null, null],
      ['a', 'b', 'a'],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    ],
  },
  'no number': { schema: () => checked(unknown(), notMatching(number())), good: ['1', null], bad: [1] },
  'a short string, or no string': {
    schema: () =>
      checked(unknown(), conditionally({ condition: string(), consequence: short(), alternative: number() })),
    good: ['ab', 100],
    bad: ['abc', null],
  },
  'one of some values': {
    schema: () => oneOfValues(['a', 1, null, { b: 1, c: [2] }, [3]]),
    good: ['a', 1, null, { c: [2], b: 1 }, [3]],
    bad: [undefined, 'b', '1', { b: 1 }, { b: 1, c: [2], d: 3 }, [], [3, 3], 3],
  },
  'keys by pattern, and no others': {
    schema: () =>
      checked(
        anyMap(),
        patternKeys(
          [
            [/^x-/, number()],
            [/-y$/, short()],
          ],
          ['a'],
          false,
        ),
      ),
    good: [{}, { 'x-1': 1 }, { 'z-y': 'ab' }, { a: 'anything' }],
    bad: [{ 'x-1': 'a' }, { 'z-y': 'abc' }, { 'x-y': 1 }, { 'x-y': 'ab' }, { b: 1 }, { a: 1, b: 1 }],
  },
  'keys by pattern, and any others': {
    schema: () => checked(anyMap(), patternKeys([[/^x-/, number()]], [], true)),
    good: [{ b: {} }, { 'x-1': 1, b: 1 }],
    bad: [{ 'x-1': 'a' }, { b: 1, 'x-1': 'a' }],
  },
  'keys by pattern, and others of a schema': {
    schema: () => checked(anyMap(), patternKeys([[/^x-/, number()]], ['a'], short())),
    good: [{ 'x-1': 1, b: 'ab', a: 7 }],
    bad: [{ b: 'abc' }, { b: 1 }, { 'x-1': 'ab' }],
  },
  'a property that every object inherits': {
    schema: () => ownKeys(object({ toString: optional(number()) })),
    good: [{}, { toString: 1 }],
    bad: [{ toString: 'a' }, [], null, 'a'],
  },
}

// T21
describe.each(Object.entries(cases))('%s', (_, { schema, good, bad }) => {
  it('accepts what fits, as it is', () => {
    for (const value of good)
      expect(validate(schema(), value), JSON.stringify(value)).toEqual({ ok: true, value })
  })

  it('refuses everything else', () => {
    for (const value of bad) expect(validate(schema(), value).ok, JSON.stringify(value)).toBe(false)
  })
})

it('issues of rules name the place and the bound', () => {
  expect(issuesOf(checked(anyMap(), keyCount(1)), {})).toEqual([': Object must contain at least 1 key(s)'])
  expect(issuesOf(checked(anyMap(), keyCount(0, 1)), { a: 1, b: 2 })).toEqual([
    ': Object must contain at most 1 key(s)',
  ])
  expect(
    issuesOf(object({ a: checked(anyMap(), patternKeys([], [], false)) }), { a: { b: 1, c: 1 } }),
  ).toEqual(['a.b: Invalid input', 'a.c: Invalid input'])
})

describe('canonicalJson', () => {
  it('orders the keys of every object, and no items of lists', () => {
    expect(canonicalJson({ b: [2, 1, { d: 1, c: 2 }], a: null, c: { b: 1, a: 2 } })).toBe(
      '{"a":null,"b":[2,1,{"c":2,"d":1}],"c":{"a":2,"b":1}}',
    )
  })
})

describe('mergeValues', () => {
  const date = new Date(0)

  it.each([
    ['the keys of both', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['keys inside of a key', { a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }],
    ['keys inside of a list', [{ a: 1 }, 2], [{ b: 2 }, 2], [{ a: 1, b: 2 }, 2]],
    ['the first of two values', { a: 1 }, { a: 2 }, { a: 1 }],
    ['the first of a list and an object', [1], { a: 1 }, [1]],
    ['the first of an object and a list', { a: 1 }, [1], { a: 1 }],
    ['the first of an object and null', { a: 1 }, null, { a: 1 }],
    ['the first of null and an object', null, { a: 1 }, null],
    ['the first of a string and an object', 'a', { a: 1 }, 'a'],
    ['the first of an instance and an object', date, { a: 1 }, date],
    ['the first of an object and an instance', { a: 1 }, date, { a: 1 }],
  ])('keeps %s', (_, left, right, merged) => {
    expect(mergeValues(left, right)).toEqual(merged)
  })

  it('merges objects without a prototype', () => {
    const bare = Object.assign(Object.create(null), { a: 1 })
    expect(mergeValues(bare, { b: 2 })).toEqual({ a: 1, b: 2 })
  })

  it('returns the value itself where both are the same', () => {
    const list = [{ a: 1 }]
    expect(mergeValues(list, list)).toBe(list)
  })

  it('keeps what each member of anyOf describes', () => {
    const members = [object({ a: object({ b: number() }) }), object({ a: object({ c: number() }) }), number()]
    expect(validate(anyOf(members), { a: { b: 1, c: 2, d: 3 } })).toEqual({
      ok: true,
      value: { a: { b: 1, c: 2 } },
    })
  })
})

describe('allOf of closed objects', () => {
  const members = () => [strictObject({ a: number() }), strictObject({ b: number() })]

  it('fits nothing where each refuses the keys of the other', () => {
    expect(issuesOf(allOf(members()), { a: 1, b: 2 })).toEqual([': Invalid input', ': Invalid input'])
  })

  it('accepts the keys that are described elsewhere', () => {
    const both = allOf(members(), ['a', 'b'])
    expect(validate(both, { a: 1, b: 2 })).toEqual({ ok: true, value: { a: 1, b: 2 } })
    expect(issuesOf(both, { a: 1, b: 2, c: 3 })).toEqual([': Invalid input', ': Invalid input'])
    expect(issuesOf(both, { a: 1, b: 'x' })).toEqual(['b: Invalid input'])
  })

  it('accepts them at the top alone', () => {
    const inner = allOf([looseObject({ x: strictObject({ a: number() }) })], ['b'])
    expect(issuesOf(inner, { x: { a: 1, b: 2 } })).toEqual(['x: Invalid input'])
  })
})

describe('closedObject', () => {
  const open = () => looseObject({ kind: string(), a: optional(number()) })

  it('refuses keys that no part describes', () => {
    const closed = closedObject(open(), ['kind', 'a'], [/^x-/], literal('never'))
    expect(validate(closed, { kind: 'k', a: 1, 'x-b': 2 })).toEqual({
      ok: true,
      value: { kind: 'k', a: 1, 'x-b': 2 },
    })
    expect(issuesOf(closed, { kind: 'k', b: 1 })).toEqual(['b: Invalid input'])
    expect(issuesOf(closed, { kind: 'k', xb: 1, 'a-x-': 1 })).toEqual([
      'xb: Invalid input',
      'a-x-: Invalid input',
    ])
    expect(issuesOf(closed, { kind: 1, b: 1 })).toEqual(['kind: Invalid input'])
  })

  it('refuses a key of a part that did not keep it', () => {
    const closed = closedObject(object({ kind: string() }), ['kind', 'a'], [], literal('never'))
    expect(issuesOf(closed, { kind: 'k', a: 1 })).toEqual(['a: Invalid input'])
  })

  it('accepts other keys of one schema, as that returns them', () => {
    const closed = closedObject(object({ kind: string() }), ['kind'], [], object({ n: number() }))
    expect(validate(closed, { kind: 'k', b: { n: 1, more: 2 } })).toEqual({
      ok: true,
      value: { kind: 'k', b: { n: 1 } },
    })
    expect(issuesOf(closed, { kind: 'k', b: 1 })).toEqual(['b: Invalid input'])
  })

  it('accepts the keys of the condition that holds', () => {
    const condition = looseObject({ kind: literal('one') })
    const closed = closedObject(open(), ['kind'], [], literal('never'), [
      { condition, kept: [['one'], [/^one-/]], otherwise: [['other'], [/^other-/]] },
    ])
    expect(validate(closed, { kind: 'one', one: 1, 'one-b': 2 })).toMatchObject({
      ok: true,
      value: { kind: 'one', one: 1, 'one-b': 2 },
    })
    expect(validate(closed, { kind: 'two', other: 1, 'other-b': 2 }).ok).toBe(true)
    expect(issuesOf(closed, { kind: 'one', other: 1 })).toEqual(['other: Invalid input'])
    expect(issuesOf(closed, { kind: 'two', one: 1, 'one-b': 2 })).toEqual([
      'one: Invalid input',
      'one-b: Invalid input',
    ])
  })

  it('leaves values that are no objects to the schema', () => {
    const closed = closedObject(unknown(), [], [], literal('never'))
    for (const value of ['a', [1], null]) expect(validate(closed, value)).toEqual({ ok: true, value })
  })
})

// T10
describe('a list whose entries are checked one by one', () => {
  it('keeps what fits, and counts what does not', () => {
    const result = validate(validItems(object({ a: number() })), [{ a: 1, b: 2 }, { a: 'x' }, null, { a: 3 }])
    expect(result).toEqual({ ok: true, value: [{ a: 1 }, { a: 3 }] })
    expect(result.ok && countDroppedItems(result.value as readonly unknown[])).toBe(2)
    expect(result.ok && Object.keys(result.value as object)).toEqual(['0', '1'])
    expect(countDroppedItems([1])).toBe(0)
  })

  it('is refused where it is none, or too long', () => {
    const list = () => validItems(checked(string(), regex(/^a/)), 2)
    expect(validate(list(), ['a', 'b'])).toEqual({ ok: true, value: ['a'] })
    expect(issuesOf(list(), ['a', 'a', 'a'])).toEqual([': Array must contain at most 2 element(s)'])
    for (const value of ['a', { 0: 'a', length: 1 }, null])
      expect(issuesOf(list(), value)).toEqual([': Invalid input'])
    expect(issuesOf(object({ a: list() }), {})).toEqual(['a: Required'])
  })
})
