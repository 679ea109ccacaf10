import { expect, test } from 'vitest'
import { withRow } from './withRow.ts'

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 20 }

test.each([
  ['none', -1, [9, 10, 11, 12, 13]],
  ['visible', 11, [9, 10, 11, 12, 13]],
  ['the last rendered', 13, [9, 10, 11, 12, 13, 14]],
  ['far above', 2, [1, 2, 3, 9, 10, 11, 12, 13]],
  ['the first', 0, [0, 1, 9, 10, 11, 12, 13]],
  ['the last', 19, [9, 10, 11, 12, 13, 18, 19]],
  ['no longer there', 20, [9, 10, 11, 12, 13]],
])('focused row: %s', (_, focused, rows) => {
  expect(withRow(range, focused)).toEqual(rows)
})
