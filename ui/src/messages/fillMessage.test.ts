import { expect, it } from 'vitest'
import { fillMessage } from './fillMessage.ts'

it('fills every hole, and leaves alone what looks like a pattern in a value', () => {
  expect(fillMessage('Continue in {name}, {name}', { name: '$& {x}' })).toBe('Continue in $& {x}, $& {x}')
})

it('leaves a hole without a value visible', () => {
  expect(fillMessage('{count} wallets', {})).toBe('{count} wallets')
})
