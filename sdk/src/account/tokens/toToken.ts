import type { TokenHolding } from '../../chains/namespaces/TokenHolding.ts'
import { toTokenSymbol } from '../../chains/namespaces/toTokenSymbol.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { multiplyPrice } from '../../foundation/format/decimals.ts'
import { looksLikeOffer } from '../../foundation/format/looksLikeOffer.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { Token } from './Token.ts'

export interface ToTokenParameters {
  readonly network: Pick<CaipNetwork, 'caipNetworkId' | 'nativeCurrency'>
  /** Whether the price is in the currency that is asked for. */
  readonly hasPrice: boolean
  readonly iconUrl?: string | null
}

/** Symbols are in Latin letters; in these, they read as another one. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** A holding as it may be shown. */
export function toToken(holding: TokenHolding, { network, hasPrice, iconUrl }: ToTokenParameters): Token {
  const { address, amount } = holding
  // A service or a wallet cannot name the network's own coin.
  const stated = address === undefined ? network.nativeCurrency : holding
  const { decimals } = stated
  const symbol = toTokenSymbol(stated.symbol, address ?? '')
  const name = toDisplayName(stated.name) || toDisplayName(symbol)
  const price = hasPrice ? holding.price : undefined
  const isForeign = address !== undefined
  const copiesCoin = symbol.toLowerCase() === network.nativeCurrency.symbol.toLowerCase()
  return {
    caipNetworkId: network.caipNetworkId,
    ...(isForeign && { address }),
    name,
    symbol,
    decimals,
    amount,
    ...(price !== undefined && { price, value: multiplyPrice(amount, decimals, price) }),
    ...(iconUrl && { iconUrl }),
    isSuspicious: isForeign && (copiesCoin || lookAlike.test(symbol) || looksLikeOffer(`${name} ${symbol}`)),
  }
}
