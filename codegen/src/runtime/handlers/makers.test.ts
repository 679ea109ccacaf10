import { expect, test } from 'vitest'
import * as z from '../validators/schema.ts'
import { createRandom } from './createRandom.ts'
import * as make from './makers.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

/** Values of a maker for several seeds. */
function made(maker: make.Maker): unknown[] {
  return seeds.map((seed) => maker(createRandom(seed)))
}

test('objects have their fields in order, whatever they are called', () => {
  const maker = make.object({ ['__proto__']: make.value(1), b: make.value(2), a: make.nothing })
  const [first] = made(maker)
  expect(Object.entries(first as object)).toEqual([
    ['__proto__', 1],
    ['b', 2],
    ['a', null],
  ])
})

test('objects include keys made beside their fields', () => {
  const others = make.map({ minimum: 2, maximum: 2 }, make.text(), make.boolean)
  for (const object of made(make.object({ id: make.value(7) }, others))) {
    expect(object).toMatchObject({ id: 7 })
    expect(Object.keys(object as object)).toHaveLength(3)
  }
})

test('optional values are sometimes absent, and nullable ones sometimes null', () => {
  expect(new Set(made(make.optional(make.value(1))))).toEqual(new Set([1, undefined]))
  expect(new Set(made(make.nullable(make.value(1))))).toEqual(new Set([1, null]))
  expect(new Set(made(make.oneOf([make.value(1), make.pick([2, 3])])))).toEqual(new Set([1, 2, 3]))
})

test('lists keep to their size, and their items apart', () => {
  for (const list of made(make.list({ minimum: 3, maximum: 3, unique: true }, make.pick([1, 2, 3, 4]))))
    expect(new Set(list as number[]).size).toBe(3)
  for (const tuple of made(make.tuple([make.value('first')], { maximum: 2 }, make.boolean))) {
    expect((tuple as unknown[])[0]).toBe('first')
    expect((tuple as unknown[]).length).toBeLessThanOrEqual(3)
  }
})

test('a field that is left out of one of merged objects hides nothing', () => {
  const maker = make.merged([
    make.object({ a: make.value(1), b: make.value(1) }),
    make.object({ a: make.value(undefined), b: make.value(2) }),
  ])
  expect(made(maker)[0]).toEqual({ a: 1, b: 2 })
})

test('a value is made again until it fits', () => {
  expect(new Set(made(make.fitting(z.literal(3), make.pick([1, 2, 3]))))).toEqual(new Set([3]))
})

test('a recursive model is described once and ends', () => {
  let described = 0
  const tree: make.Maker = make.nested(() => {
    described++
    return make.object({ children: make.list({}, tree), next: make.optional(tree) })
  })
  expect(made(tree).every((value) => JSON.stringify(value).length < 1e6)).toBe(true)
  expect(described).toBe(1)
})

test('anything is a value of each kind', () => {
  const kinds = made(make.anything).map((value) =>
    value === null
      ? 'null'
      : Array.isArray(value)
        ? 'list'
        : typeof value === 'number'
          ? Math.sign(value)
          : typeof value,
  )
  expect(new Set(kinds)).toEqual(new Set(['object', 'string', 1, 'boolean', 'list', 'null', -1]))
  expect(made(make.anything).find((value) => Array.isArray(value))).toEqual([])
  const above = made(make.anything).filter((value) => typeof value === 'number' && value > 0)
  expect(above.every(Number.isInteger)).toBe(true)
  expect(new Set(made(make.boolean))).toEqual(new Set([true, false]))
  expect(new Set(made(make.oneOf([])))).toEqual(new Set([null]))
})

test('strings and numbers follow their rules', () => {
  expect(made(make.text({ examples: ['a'] }))[0]).toBe('a')
  expect(made(make.number({ examples: [7] }))[0]).toBe(7)
  expect(typeof made(make.text())[0]).toBe('string')
  expect(typeof made(make.number())[0]).toBe('number')
})

test('maps end where there are too few keys', () => {
  const keys = (size: number, key: make.Maker) =>
    made(make.map({ minimum: size, maximum: size }, key, make.nothing)).map(
      (map) => Object.keys(map as object).length,
    )
  expect(new Set(keys(3, make.value('one')))).toEqual(new Set([1]))
  expect(new Set(keys(3, make.pick(['a', 'b', 'c'])))).toEqual(new Set([3]))
  expect(new Set(keys(0, make.value('one')))).toEqual(new Set([0]))
  let calls = 0
  const once: make.Maker = () => {
    calls += 1
    return 'one'
  }
  make.map({ minimum: 3, maximum: 3 }, once, make.nothing)(createRandom(1))
  expect(calls).toBe(3 + 60)
})

test('lists of values that are too few end', () => {
  let calls = 0
  const once: make.Maker = () => {
    calls += 1
    return { a: 1 }
  }
  expect(make.list({ minimum: 3, maximum: 3, unique: true }, once)(createRandom(1))).toEqual([{ a: 1 }])
  expect(calls).toBe(3 + 60)
  expect(make.list({ minimum: 2, maximum: 2 }, once)(createRandom(1))).toEqual([{ a: 1 }, { a: 1 }])
  const short = made(make.list({ maximum: 4, unique: true }, make.pick([1, 2]))) as number[][]
  expect(short.every((list) => new Set(list).size === list.length)).toBe(true)
  expect(short.some((list) => list.length === 0)).toBe(true)
})

test('tuples have more items only where they may', () => {
  expect(made(make.tuple([make.value(1), make.value(2)]))[0]).toEqual([1, 2])
  expect(make.tuple([], { minimum: 2, maximum: 2 })(createRandom(1))).toEqual([null, null])
})

test('objects may have keys of a maker that makes none', () => {
  expect(make.object({ a: make.value(1) }, make.value(undefined))(createRandom(1))).toEqual({ a: 1 })
  expect(make.merged([make.value(undefined), make.value({ a: 1 })])(createRandom(1))).toEqual({ a: 1 })
})

test('counts are the lengths of their lists', () => {
  const count = (value: unknown) =>
    make.counted(
      [
        ['total', 'items'],
        ['other', 'items'],
      ],
      make.value(value),
    )(createRandom(1))
  expect(count({ total: 9, items: [1, 2], more: 'x' })).toEqual({ total: 2, items: [1, 2], more: 'x' })
  expect(count({ total: 9, other: 9, items: [] })).toEqual({ total: 0, other: 0, items: [] })
  expect(count({ total: '9', items: [1] })).toEqual({ total: '9', items: [1] })
  expect(count({ total: 9, items: 'ab' })).toEqual({ total: 9, items: 'ab' })
  for (const value of [null, 'x', 7]) expect(count(value)).toBe(value)
})

test('what never fits is made 60 times, and then taken as it is', () => {
  let calls = 0
  const wrong: make.Maker = () => {
    calls += 1
    return calls
  }
  expect(make.fitting(z.string(), wrong)(createRandom(1))).toBe(60)
  expect(make.fitting(z.optional(z.string()), make.value(undefined))(createRandom(1))).toBeUndefined()
  const partial = { a: undefined, b: 1 }
  expect(make.fitting(z.strictObject({ b: z.number() }), make.value(partial))(createRandom(1))).toBe(partial)
})
