import { expect, it } from 'vitest'
import { nextIndex } from './nextIndex.ts'

const grid = { count: 10, columns: 3, isRtl: false }

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 0],
  ['ArrowDown', 8, 9],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['PageDown', 4, 9],
  ['PageUp', 9, 0],
])('%s leads from %d to %d', (key, from, to) => {
  expect(nextIndex(key, from, grid)).toBe(to)
})

it('turns left and right around where text runs from the right', () => {
  expect(nextIndex('ArrowRight', 4, { ...grid, isRtl: true })).toBe(3)
})

it('leaves other keys and empty grids alone', () => {
  expect(nextIndex('a', 4, grid)).toBeUndefined()
  expect(nextIndex('constructor', 4, grid)).toBeUndefined()
  expect(nextIndex('End', 0, { ...grid, count: 0 })).toBeUndefined()
})
