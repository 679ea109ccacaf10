import { expect, it } from 'vitest'
import { pickSuggested, rankPopular } from './tokenLists.ts'

const tokens = [
  'ZRX',
  'OP',
  'SNX',
  'ABC',
  'USDC',
  'ETH',
  'DAI',
  'WETH',
  'WBTC',
  'LINK',
  'UNI',
  'AAVE',
  'ARB',
].map((symbol) => ({ symbol }))
const symbols = (list: readonly { symbol: string }[]) => list.map(({ symbol }) => symbol)

it('suggests at most eight tokens, in the order of the list', () => {
  expect(symbols(pickSuggested(tokens))).toEqual([
    'ETH',
    'UNI',
    'AAVE',
    'LINK',
    'WBTC',
    'DAI',
    'WETH',
    'USDC',
  ])
  expect(pickSuggested([{ symbol: 'eth' }, { symbol: 'ABC' }])).toEqual([])
})

it('ranks popular tokens first, and leaves out none', () => {
  const ranked = symbols(rankPopular(tokens))
  expect(ranked).toHaveLength(tokens.length)
  expect(ranked.slice(-3)).toEqual(['SNX', 'ZRX', 'ABC'])
  expect(ranked[0]).toBe('ETH')
})
