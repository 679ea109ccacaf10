import { expect, test } from 'vitest'
import { literal, number, object as shape } from '../validators/schema.ts'
import { createRandom } from './createRandom.ts'
import { list, type Maker, nested, object } from './makers.ts'
import { mockReply } from './mockReply.ts'

test('endless recursion is reported as such', () => {
  const endless: Maker = nested(() => object({ inner: endless }))
  expect(() => mockReply('getPet', { type: 'application/json', make: endless }, 1)).toThrow(
    'No mock data matches the contract of getPet: pass `reply` to its handler.',
  )
})

test('recursion that can end does', () => {
  const tree: Maker = nested(() => object({ children: list({}, tree) }))
  expect(mockReply('getTree', { type: 'application/json', make: tree }, 1)).toHaveProperty('children')
})

test('a seed makes data, and examples are sent without one', () => {
  const content = { type: 'application/json', examples: [{ a: 1 }], make: object({ b: () => 2 }) }
  expect(mockReply('x', content, undefined)).toEqual({ a: 1 })
  expect(mockReply('x', content, 0)).toEqual({ b: 2 })
  expect(mockReply('x', { ...content, schema: shape({ b: number() }) }, undefined)).toEqual({ b: 2 })
  expect(mockReply('x', { type: 'application/json', make: () => undefined }, 1)).toBeNull()
  expect(mockReply('x', { type: 'application/json', make: () => ({ a: undefined }) }, 1)).toStrictEqual({})
})

test('data that rules refuse is made again, at most 50 times', () => {
  let calls = 0
  const make: Maker = () => {
    calls += 1
    return calls
  }
  expect(mockReply('x', { type: 'application/json', make, schema: literal(50) }, 1)).toBe(50)
  calls = 0
  expect(() => mockReply('x', { type: 'application/json', make, schema: literal(51) }, 1)).toThrow(
    'contract of x',
  )
  expect(calls).toBe(50)
})

test('each attempt has another seed', () => {
  const seen: unknown[] = []
  const make: Maker = (random) => {
    seen.push(random.integer(0, 1_000_000))
    return seen.length
  }
  mockReply('x', { type: 'application/json', make, schema: literal(3) }, 5)
  expect(seen).toEqual([5, 5 + 7919, 5 + 2 * 7919].map((seed) => createRandom(seed).integer(0, 1_000_000)))
})

test('what a maker throws is passed on', () => {
  const make: Maker = () => {
    throw new TypeError('wrong')
  }
  expect(() => mockReply('x', { type: 'application/json', make }, 1)).toThrow('wrong')
})

test.each([
  ['application/json', undefined, {}],
  ['application/vnd.x+json', 3, {}],
  ['text/plain', 3, 'Mock (3)'],
  ['text/csv', undefined, 'Mock (0)'],
])('without data a body of %s is %j', (type, seed, body) => {
  expect(mockReply('x', { type }, seed)).toEqual(body)
})

test.each([
  ['image/*', 'image/svg+xml', 'hsl(141 60% 50%)'],
  ['image/svg+xml', 'image/svg+xml', 'fill="hsl(141 60% 50%)"'],
  ['image/png', 'image/png', 'Mock (3)'],
  ['*/*', 'text/plain', 'Mock (3)'],
  ['application/pdf', 'application/pdf', 'Mock (3)'],
  ['x-image/*', 'text/plain', 'Mock (3)'],
  ['application/jsonp', 'application/jsonp', 'Mock (3)'],
])('without data a file of %s is of %s', async (type, ownType, text) => {
  const file = mockReply('x', { type }, 3) as Blob
  expect([file.type, await file.text()]).toEqual([ownType, expect.stringContaining(text)])
})

test('the colour of an image goes round', async () => {
  const file = mockReply('x', { type: 'image/*' }, 10) as Blob
  expect(await file.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(110 60% 50%)" d="M0 0h8v8H0z"/></svg>',
  )
})
