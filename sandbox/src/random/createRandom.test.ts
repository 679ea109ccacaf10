import { expect, test } from 'vitest'
import { createRandom } from './createRandom.ts'

test('the sequence depends on the seed', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed)
    return [random.hex(16), random.uuid(), random.integer(0, 1e9), random.pick(['a', 'b', 'c'])]
  }
  expect(draw('one')).toEqual(draw('one'))
  expect(draw('one')).not.toEqual(draw('two'))
})

test('integers cover the inclusive range', () => {
  const random = createRandom('bounds')
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})

test('ids have the form of version 4 UUIDs', () => {
  expect(createRandom('ids').uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
