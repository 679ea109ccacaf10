import { expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'

it.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [1_500_000_000_000_000_000n, 18, '1.5'],
  [10_000n * 10n ** 18n, 18, '10000'],
  [42n, 0, '42'],
])('writes %s with %s decimals as %s', (value, decimals, text) => {
  expect(formatAmount(value, decimals)).toBe(text)
})
