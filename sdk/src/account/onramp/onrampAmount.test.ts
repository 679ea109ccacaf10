import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDecimals } from '../../foundation/format/decimals.ts'
import { checkOnrampAmount, findLimit } from './onrampAmount.ts'

const usd = {
  id: 'USD',
  limits: [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ],
}

// T22
it.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['0', 'invalid'],
  ['0.00', 'invalid'],
  ['1e3', 'invalid'],
  ['0x10', 'invalid'],
  ['10,5', 'invalid'],
  ['-10', 'invalid'],
  ['10.555', 'invalid'],
  ['१००', 'invalid'],
  ['9.99', 'tooLittle'],
  ['10', 'valid'],
  ['10.', 'valid'],
  ['7500.01', 'valid'],
  ['25000', 'valid'],
  ['25000.01', 'tooMuch'],
])('the amount %j is %s', (amount, expected) => {
  expect(checkOnrampAmount(amount, usd)).toBe(expected)
})

it('any positive amount is valid without limits', () => {
  expect(checkOnrampAmount('0.01', { id: 'USD', limits: [] })).toBe('valid')
})

// T22
it('an amount is valid exactly where a method takes it', () => {
  const cents = fc.integer({ min: 1, max: 4_000_000 })
  fc.assert(
    fc.property(cents, (amount) => {
      const text = `${Math.floor(amount / 100)}.${`${amount % 100}`.padStart(2, '0')}`
      const isTaken = amount >= 1_000 && amount <= 2_500_000
      expect(checkOnrampAmount(text, usd) === 'valid').toBe(isTaken)
      const limit = findLimit(text, usd)
      expect(limit?.id).toBe(isTaken ? (amount <= 750_000 ? 'card' : 'ach_bank_account') : undefined)
      if (limit) expect(compareDecimals(text, limit.max)).toBeLessThanOrEqual(0)
    }),
  )
})
