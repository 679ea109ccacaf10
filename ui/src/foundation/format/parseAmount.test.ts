import { formatUnits, multiplyPrice } from '@wallet-kit/sdk/format'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

const inToken = (amount: string, decimals = 6) => parseAmount({ amount, isMoney: false }, { decimals })
const inMoney = (amount: string, price: string | undefined, decimals = 6) =>
  parseAmount({ amount, isMoney: true }, { decimals, ...(price !== undefined && { price }) })

describe('an amount of a token', () => {
  // T22
  it.each([
    '',
    '.',
    '1e18',
    '0x10',
    '1,5',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '१',
    '1.2.3',
    'Infinity',
    '0',
    '0.000',
    '1.0000001',
  ])('is not %j', (amount) => expect(inToken(amount)).toBeUndefined())

  it.each([
    ['1', 1_000_000n],
    ['1.', 1_000_000n],
    ['.5', 500_000n],
    ['0.000001', 1n],
    ['1.50000000', 1_500_000n],
  ])('in %j is %s units', (amount, units) => expect(inToken(amount)).toBe(units))

  it('is longer than no amount can be', () => {
    expect(inToken('1'.repeat(101))).toBeUndefined()
  })

  // T22
  it('is what its digits say, exactly', () => {
    for (let bits = 0n; bits <= 128n; bits += 1n) {
      for (const units of [2n ** bits, 2n ** bits + 1n, 10n * 2n ** bits]) {
        for (const decimals of [0, 1, 6, 18, 30])
          expect(inToken(formatUnits(units, decimals), decimals)).toBe(units)
      }
    }
  })
})

describe('an amount in money', () => {
  it('is what it buys, rounded down', () => {
    expect(inMoney('10', '4')).toBe(2_500_000n)
    expect(inMoney('10', '3')).toBe(3_333_333n)
    expect(inMoney('.5', '1')).toBe(500_000n)
  })

  it('is nothing without a price, at a price of nothing, or when it buys no unit', () => {
    expect(inMoney('10', undefined)).toBeUndefined()
    expect(inMoney('10', '0')).toBeUndefined()
    expect(inMoney('0.000001', '1000000', 0)).toBeUndefined()
  })

  it('is never worth more than was entered', () => {
    for (const price of ['0.01', '0.33', '1', '3', '7.77', '1804.83', '99999.99']) {
      for (const money of [1, 3, 10, 777, 123_456, 1_000_000]) {
        const units = inMoney(`${money}`, price, 18) ?? 0n
        const [whole = '0'] = multiplyPrice(units, 18, price).split('.')
        expect(BigInt(whole)).toBeLessThanOrEqual(BigInt(money))
      }
    }
  })
})
