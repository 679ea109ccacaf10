import { expect, it } from 'vitest'
import { isTotalKnown } from './isTotalKnown.ts'

it.each([
  ['no tokens', [], false, true],
  ['tokens without a price', [{}, {}], false, false],
  ['one token with a price', [{}, { value: '3000' }], false, true],
  ['tokens of a test network', [{}], true, true],
])('the sum of %s', (_, tokens, isTestNetwork, isKnown) => {
  expect(isTotalKnown(tokens, isTestNetwork)).toBe(isKnown)
})
