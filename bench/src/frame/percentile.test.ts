import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('a part of all values does not exceed it', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect([0.5, 0.99, 1].map((part) => percentile(values, part))).toEqual([100, 198, 200])
  expect(percentile([7], 0.5)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})
