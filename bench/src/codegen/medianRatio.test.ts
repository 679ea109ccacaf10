import { expect, it } from 'vitest'
import { medianRatio } from './medianRatio.ts'

it('compares runs of one round with each other, whatever the machine did meanwhile', () => {
  expect(medianRatio([2, 20, 6], [1, 10, 2])).toBe(2)
})

it('leaves out rounds that one of them did not take part in', () => {
  expect(medianRatio([3], [1, 5, 5])).toBe(3)
  expect(medianRatio([3, 9], [1])).toBe(3)
  expect(medianRatio([], [1])).toBeUndefined()
})
