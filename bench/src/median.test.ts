import { expect, it } from 'vitest'
import { median } from './median.ts'

it('is the middle one, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow(RangeError)
})
