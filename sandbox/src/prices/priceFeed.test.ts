import { expect, test } from 'vitest'
import { getPrice, getSeededPrice } from './priceFeed.ts'

const at = Date.UTC(2026, 0, 1)
const priceOf = (symbol: string, time = at, seed = 'a') =>
  getPrice({ seed, symbol, currency: 'usd', at: time }) ?? Number.NaN

test('a price depends on the seed and the minute only', () => {
  expect(priceOf('ETH', at + 59_999)).toBe(priceOf('ETH'))
  expect(priceOf('ETH', at + 60_000)).not.toBe(priceOf('ETH'))
  expect(priceOf('ETH', at, 'b')).not.toBe(priceOf('ETH'))
})

test('prices stay close to the ones at which the exchange starts', () => {
  for (const symbol of ['ETH', 'POL', 'WBTC', 'USDC']) {
    const seeded = getSeededPrice({ seed: 'a', symbol }) ?? Number.NaN
    for (let day = 0; day < 200; day += 1) {
      expect(Math.abs(priceOf(symbol, at + day * 86_400_000) / seeded - 1)).toBeLessThan(0.003)
    }
  }
})

test('a stablecoin is worth a dollar, a wrapped coin what the coin is worth', () => {
  expect(priceOf('USDC')).toBeCloseTo(1, 2)
  expect(priceOf('WETH')).toBe(priceOf('ETH'))
})

test('other tokens have no price', () => {
  for (const symbol of ['HCP', 'usdc', 'toString', '']) {
    expect(getPrice({ seed: 'a', symbol, currency: 'usd', at })).toBeUndefined()
  }
})
