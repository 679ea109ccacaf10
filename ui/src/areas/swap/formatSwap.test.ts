import type { SwapToken } from '@wallet-kit/sdk/actions'
import { expect, it } from 'vitest'
import { formatPercent, formatRate, formatTokenAmount, formatUpTo } from './formatSwap.ts'

const usdc = { symbol: 'USDC', decimals: 6 } as SwapToken
const eth = { symbol: 'ETH', decimals: 18 } as SwapToken

// T22
it.each([
  ['1234.5678919', '1,234.567891'],
  ['0.0000001', '<0.000001'],
  ['0', '0'],
  ['2.50', '2.5'],
])('shows %s as %s: six decimals, the rest cut', (amount, shown) => {
  expect(formatUpTo('en', amount)).toBe(shown)
})

it('shows amounts, rates and percentages exactly', () => {
  expect(formatTokenAmount('de', 1_500_000n, usdc)).toBe('1,5 USDC')
  expect(formatRate('en', { from: eth, to: usdc, amount: 5n * 10n ** 17n, received: 1_250_000_000n })).toBe(
    '2,500',
  )
  expect(formatRate('en', { from: usdc, to: eth, amount: 2_500_000_000n, received: 10n ** 18n })).toBe(
    '0.0004',
  )
  expect(formatPercent('en', '3.9527')).toBe('3.95%')
  expect(formatPercent('en', '-0.5')).toBe('-0.5%')
})
