import { describe, expect, it } from 'vitest'
import { formatNativeBalance } from './formatNativeBalance.ts'
import { truncateAddress } from './truncateAddress.ts'

describe('formatNativeBalance', () => {
  it.each([
    [undefined, {}, '0.000'],
    ['0', {}, '0.000'],
    ['123.456789', { symbol: 'ETH' }, '123.456 ETH'],
    ['123.456789', {}, '123.456'],
    ['0.000456789', { symbol: 'BTC' }, '0.000 BTC'],
    ['123456789.123456789', { symbol: 'USD' }, '123456789.123 USD'],
    ['abc', { symbol: 'USD' }, '0.000 USD'],
    ['', { symbol: 'USD' }, '0.000 USD'],
    ['1e18', {}, '0.000'],
    ['0x10', {}, '0.000'],
    ['1.', {}, '1.000'],
    ['-1', {}, '0.000'],
    ['0.9999', {}, '0.999'],
    [1_999_999_999_999_999_999n, { symbol: 'ETH' }, '1.999 ETH'],
    [10n ** 30n, {}, '1000000000000.000'],
    [1n, {}, '0.000'],
    [0n, {}, '0.000'],
    [-5n, {}, '0.000'],
    [1_234_567n, { decimals: 6, symbol: 'USDC' }, '1.234 USDC'],
    [42n, { decimals: 0 }, '42.000'],
  ])('%s %j is %s', (value, options, text) => {
    expect(formatNativeBalance(value, options)).toBe(text)
  })
})

describe('truncateAddress', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  it('keeps 4 characters in front and 6 behind', () => {
    expect(truncateAddress(address)).toBe('0xf3…b92266')
    expect(truncateAddress(address, { start: 4, end: 4 })).toBe('0xf3…2266')
    expect(truncateAddress(address, { start: 6, end: 0 })).toBe('0xf39F…')
  })

  it('leaves what is short enough', () => {
    expect(truncateAddress('0123456789')).toBe('0123456789')
    expect(truncateAddress('')).toBe('')
  })
})
