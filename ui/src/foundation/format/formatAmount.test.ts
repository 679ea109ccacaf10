import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney } from './formatAmount.ts'

describe('an amount', () => {
  it.each([
    ['1.999', 2, '1.99'],
    ['0.999', 3, '0.999'],
    ['0.004', 2, '<0.01'],
    ['0', 2, '0.00'],
    ['1234567.899', 2, '1,234,567.89'],
    [`1${'0'.repeat(30)}.5`, 2, `1${',000'.repeat(10)}.50`],
  ])('%s is cut to %i decimals', (amount, decimals, shown) => {
    expect(formatAmount('en-US', amount, decimals)).toBe(shown)
  })

  it('is never shown as more than it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), (units) => {
        const digits = `${units}`.padStart(19, '0')
        const amount = `${digits.slice(0, -18)}.${digits.slice(-18)}`
        const shown = formatAmount('en-US', amount, 2).replace(/[,.]/g, '')
        if (shown.startsWith('<')) expect(units).toBeLessThan(10n ** 16n)
        else expect(BigInt(shown)).toBe(units / 10n ** 16n)
      }),
    )
  })
})

describe('money', () => {
  it('that is held is cut, and what something costs is rounded up', () => {
    expect(formatMoney('en-US', '999.999', 'USD')).toBe('$999.99')
    expect(formatMoney('en-US', '0.0001', 'USD', 'ceil')).toBe('$0.01')
    expect(formatMoney('en-US', '2.5', 'USD', 'ceil')).toBe('$2.50')
    expect(formatMoney('de-DE', '1234.567', 'EUR')).toBe('1.234,56\u00a0€')
    expect(formatMoney('ja-JP', '1234.9', 'JPY')).toBe('￥1,234')
  })

  it('has its symbol isolated in a language that is read from right to left', () => {
    expect(formatMoney('ar', '1234.5', 'USD')).toBe('\u200f1,234.50\u00a0\u2068US$\u2069')
    expect(formatMoney('he', '1234.5', 'EUR')).toBe('\u200f1,234.50\u00a0\u200f\u2068€\u2069')
  })
})
