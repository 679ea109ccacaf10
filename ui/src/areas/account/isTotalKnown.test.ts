import { expect, it } from 'vitest'
import { isTotalKnown } from './isTotalKnown.ts'

it.each([
  ['no tokens', [], false],
  ['tokens without a price', [{}, {}], false],
  ['one token with a price', [{}, { value: '3000' }], true],
])('the sum of %s', (_, tokens, isKnown) => {
  expect(isTotalKnown(tokens)).toBe(isKnown)
})
