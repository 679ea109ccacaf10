import { expect, it } from 'vitest'
import { formatBalance } from './formatBalance.ts'

const ether = { value: 4_556_446_000_000_000_000n, decimals: 18, symbol: 'ETH' }

it.each([
  ['en', '4.556 ETH'],
  ['de', '4,556 ETH'],
  ['fr', '4,556 ETH'],
  ['ja', '4.556 ETH'],
])('writes a balance as %s does', (locale, text) => {
  expect(formatBalance(locale, ether)).toBe(text)
})

it('cuts, and keeps every digit of a large balance', () => {
  expect(formatBalance('de', { ...ether, value: 999n })).toBe('0,000 ETH')
  expect(formatBalance('en', { ...ether, value: 123_456_789_012_345_678_901n * 10n ** 18n })).toBe(
    '123456789012345678901.000 ETH',
  )
})
