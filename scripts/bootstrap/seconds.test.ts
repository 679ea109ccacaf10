import { expect, test } from 'vitest'
import { seconds } from './seconds.mjs'

test.each([
  [40, '0.0 s'],
  [1_234, '1.2 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms reads %s', (milliseconds, text) => {
  expect(seconds(milliseconds)).toBe(text)
})
