import { expect, it } from 'vitest'
import { roundCount } from './roundCount.ts'

it.each([
  [0, '0'],
  [9, '9'],
  [10, '10'],
  [11, '10+'],
  [600, '600'],
  [604, '600+'],
])('%d is shown as %s', (count, label) => {
  expect(roundCount(count)).toBe(label)
})
