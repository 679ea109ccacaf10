import { compareDecimals, sumDecimals } from '../../foundation/format/decimals.ts'
import type { Currency, Token, TokenList } from './Token.ts'

export interface ToTokenListParameters {
  readonly currency: Currency
  readonly source: TokenList['source']
}

/** Ranks tokens: known ones above others. */
export function toTokenList(
  tokens: readonly Token[],
  { currency, source }: ToTokenListParameters,
): TokenList {
  const values = tokens.flatMap(({ value, isSuspicious }) => (value && !isSuspicious ? [value] : []))
  return { tokens: [...tokens].sort(compareTokens), currency, total: sumDecimals(values), source }
}

function compareTokens(first: Token, second: Token): number {
  return (
    Number(first.isSuspicious) - Number(second.isSuspicious) ||
    Number(first.address !== undefined) - Number(second.address !== undefined) ||
    compareDecimals(second.value ?? '0', first.value ?? '0') ||
    first.symbol.localeCompare(second.symbol)
  )
}
