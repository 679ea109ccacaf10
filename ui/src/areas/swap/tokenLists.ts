/** Symbols of tokens that are suggested, in this order. */
const suggestedSymbols =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Symbols of tokens that are listed first, in this order: the suggested ones, and these. */
const popularSymbols = [
  ...suggestedSymbols,
  ...'METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC CHP amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT'.split(
    ' ',
  ),
]

const suggestedCount = 8

interface Listed {
  readonly symbol: string
}

/** The tokens to suggest, at most eight. */
export function pickSuggested<Token extends Listed>(tokens: readonly Token[]): readonly Token[] {
  return suggestedSymbols
    .flatMap((symbol) => tokens.find((token) => token.symbol === symbol) ?? [])
    .slice(0, suggestedCount)
}

/** All tokens, the popular ones first. */
export function rankPopular<Token extends Listed>(tokens: readonly Token[]): readonly Token[] {
  const ranks = new Map(popularSymbols.map((symbol, index) => [symbol, index]))
  const rankOf = ({ symbol }: Token) => ranks.get(symbol) ?? popularSymbols.length
  return [...tokens].sort((first, second) => rankOf(first) - rankOf(second))
}
