import { expect, it } from 'vitest'
import { groupAddress } from './groupAddress.ts'

it.each([
  ['0xabcd1234ef', '0x abcd 1234 ef'],
  ['7EqQdEULxWcraVx3', '7EqQ dEUL xWcr aVx3'],
  ['', ''],
])('%s is read as "%s"', (address, expected) => {
  expect(groupAddress(address)).toBe(expected)
})
