import { expect, it } from 'vitest'
import { findLookAlike } from './findLookAlike.ts'

const known = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

// T6
it('finds the known address with the ends of another one', () => {
  expect(findLookAlike('0x7000000000000000000000000000000000dc79c8', [known])).toBe(known)
})

it('does not doubt a known address, or one with other ends', () => {
  expect(findLookAlike(known, [known])).toBeUndefined()
  expect(findLookAlike('0x7198000000000000000000000000000000dc79c8', [known])).toBeUndefined()
  expect(findLookAlike('0x7099000000000000000000000000000000dc79c9', [known])).toBeUndefined()
})
