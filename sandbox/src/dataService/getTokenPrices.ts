import { type Currency, getPrice } from '../prices/priceFeed.ts'
import { findListedToken, type ListedToken, type ListedTokensContext } from './listedTokens.ts'

export interface TokenPrice extends ListedToken {
  /** CAIP-10. */
  readonly address: string
  readonly price: number
  readonly iconUrl: string
}

export interface GetTokenPricesParameters {
  /** CAIP-10 ids of tokens. As the hosted service does, only the first is priced. */
  readonly addresses: readonly string[]
  readonly currency: Currency
  iconUrl(symbol: string): string
}

/** Prices a token; empty when its price is unknown. */
export function getTokenPrices(
  context: ListedTokensContext & { readonly seed: string },
  { addresses, currency, iconUrl }: GetTokenPricesParameters,
): TokenPrice[] {
  return addresses.slice(0, 1).flatMap((address) => {
    const token = findListedToken(context, address)
    const price = token && getPrice({ seed: context.seed, symbol: token.symbol, currency })
    if (!token || price === undefined) return []
    const { name, symbol, decimals } = token
    return [{ address, name, symbol, decimals, price, iconUrl: iconUrl(symbol) }]
  })
}
