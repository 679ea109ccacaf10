import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDecimals, divideByPrice, multiplyPrice, sumDecimals, toDecimalDigits } from './decimals.ts'

it('writes numbers without exponents', () => {
  const cases = [
    [1804.8, '1804.8'],
    [0, '0'],
    [1.5e-9, '0.0000000015'],
    [1e21, '1000000000000000000000'],
    [1.25e22, '12500000000000000000000'],
    [12e-1, '1.2'],
  ] as const
  for (const [value, digits] of cases) expect(toDecimalDigits(value)).toBe(digits)
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
    expect(toDecimalDigits(value)).toBeUndefined()
  }
})

it('keeps the value of every number', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e30, noNaN: true }), (value) => {
      const digits = toDecimalDigits(value) ?? ''
      expect(digits).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(digits)).toBe(value === 0 ? 0 : value)
    }),
  )
})

it('multiplies amounts and prices exactly', () => {
  expect(multiplyPrice(500_000_000_000_000_000n, 18, '1804.8')).toBe('902.4')
  expect(multiplyPrice(25_000_000n, 6, '1.0004')).toBe('25.01')
  expect(multiplyPrice(2n ** 255n, 0, '1')).toBe((2n ** 255n).toString())
  expect(multiplyPrice(1n, 18, '0.1')).toBe('0')
})

it('divides money by prices, rounding down', () => {
  expect(divideByPrice('902.4', 18, '1804.8')).toBe(500_000_000_000_000_000n)
  expect(divideByPrice('1', 6, '3')).toBe(333_333n)
  expect(divideByPrice('1', 6, '0')).toBeUndefined()
})

it('never buys more than the money is worth', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => `${units}.5`)
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), price, (cents, at) => {
      const money = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
      const bought = divideByPrice(money, 18, at) ?? 0n
      expect(compareDecimals(multiplyPrice(bought, 18, at), money)).toBeLessThanOrEqual(0)
    }),
  )
})

it('adds without rounding', () => {
  expect(sumDecimals(['0.1', '0.2', '1000000000000000000000'])).toBe('1000000000000000000000.3')
  expect(sumDecimals([])).toBe('0')
})
