import { expect, it } from 'vitest'
import { medianRatio } from './medianRatio.ts'

it('compares runs within a round, so that changing load cancels out', () => {
  expect(medianRatio([2, 20, 6], [1, 10, 2])).toBe(2)
})

it('ignores rounds with a missing run', () => {
  expect(medianRatio([3], [1, 5, 5])).toBe(3)
  expect(medianRatio([3, 9], [1])).toBe(3)
  expect(medianRatio([], [1])).toBeUndefined()
})
