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
