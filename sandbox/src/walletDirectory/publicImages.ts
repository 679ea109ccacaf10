import { sandboxChains } from '../chains/sandboxChains.ts'
import { drawIcon } from '../images/drawIcon.ts'
import { drawTile } from '../images/drawTile.ts'
import { networkMarks, tokenMarks } from '../images/marks.ts'
import { solanaDefinition, solanaTokens } from '../solana/solanaDefinition.ts'

/** The icon of a network as an SVG document; undefined for an unknown id. */
export function drawAssetImage(imageId: string): Promise<string> | undefined {
  const chain = [...sandboxChains, solanaDefinition].find((candidate) => candidate.imageId === imageId)
  if (!chain) return undefined
  const { name } = chain
  return drawIcon({ mark: networkMarks.get(name), key: `network/${name}`, letters: name.slice(0, 1) })
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
  ...sandboxChains.map(({ wrappedCoin }) => wrappedCoin.symbol),
  ...solanaTokens.map(({ symbol }) => symbol),
  ...tokenMarks.keys(),
])

/** The icon of a token as an SVG document; undefined for an unknown one. */
export function drawTokenImage(symbol: string): Promise<string> | undefined {
  const known = symbol.toUpperCase()
  if (!tokenSymbols.has(known)) return undefined
  return drawIcon({
    mark: tokenMarks.get(known),
    key: `token/${known}`,
    letters: known,
    shape: 'coin',
  })
}
