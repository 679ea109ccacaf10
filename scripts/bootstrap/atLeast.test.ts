import { expect, test } from 'vitest'
import { atLeast } from './atLeast.mjs'

test.each([
  ['v20.19.0', '20.19.0', true],
  ['v20.20.2', '20.19.0', true],
  ['v24.0.0', '20.19.0', true],
  ['v20.9.0', '20.19.0', false],
  ['v18.20.8', '20.19.0', false],
  ['v22.18.0-nightly', '22.18.0', true],
])('%s is at least %s: %s', (version, wanted, answer) => {
  expect(atLeast(version, wanted)).toBe(answer)
})
