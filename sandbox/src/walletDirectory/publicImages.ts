import { sandboxChains } from '../chains/sandboxChains.ts'
import { drawTile } from '../images/drawTile.ts'
import { solanaDefinition, solanaTokens } from '../solana/solanaDefinition.ts'

/** Draws the icon of a network; undefined for an unknown id. */
export function drawAssetImage(imageId: string): string | undefined {
  const chain = [...sandboxChains, solanaDefinition].find((candidate) => candidate.imageId === imageId)
  if (!chain) return undefined
  return drawTile({ key: `network/${chain.name}`, letters: chain.name.slice(0, 1) })
}

/** Symbols of payment currencies. */
const currencySigns: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['INR', '₹'],
  ['CAD', 'C$'],
  ['AUD', 'A$'],
])

/** Draws the icon of a payment currency; undefined for an unknown one. */
export function drawCurrencyImage(currencyId: string): string | undefined {
  const sign = currencySigns.get(currencyId.toUpperCase())
  return sign === undefined ? undefined : drawTile({ key: `currency/${sign}`, letters: sign, shape: 'coin' })
}

const tokenSymbols: ReadonlySet<string> = new Set([
  ...[...sandboxChains, solanaDefinition].map(({ nativeCurrency }) => nativeCurrency.symbol),
  ...solanaTokens.map(({ symbol }) => symbol),
  'USDC',
  'USDT',
  'DAI',
  'BTC',
])

/** Draws the icon of a token; undefined for an unknown one. */
export function drawTokenImage(symbol: string): string | undefined {
  const known = symbol.toUpperCase()
  if (!tokenSymbols.has(known)) return undefined
  return drawTile({ key: `token/${known}`, letters: known, shape: 'coin' })
}
