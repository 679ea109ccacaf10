import type { Token } from '@wallet-kit/sdk/actions'
import { divideByPrice, parseUnits } from '@wallet-kit/sdk/format'

/** Longest amount: a token with the most decimals and units has fewer. */
const longest = 100
/** Digits of money that are counted. */
const moneyDecimals = 18

export interface EnteredAmount {
  readonly amount: string
  /** Whether it is money, at the token's price. */
  readonly isMoney: boolean
}

/**
 * An entered amount in the token's smallest unit; `undefined` unless it is a positive amount. Plain digits with one
 * dot: exponents, commas and hexadecimal digits are refused, not guessed, and so are more decimals than the token has.
 */
export function parseAmount(
  { amount, isMoney }: EnteredAmount,
  { decimals, price }: Pick<Token, 'decimals' | 'price'>,
): bigint | undefined {
  if (amount.length > longest || !/^(?:\d+\.?\d*|\.\d+)$/.test(amount)) return undefined
  const units = isMoney ? moneyToUnits(amount, decimals, price) : toUnits(amount, decimals)
  return units !== undefined && units > 0n ? units : undefined
}

function toUnits(amount: string, decimals: number): bigint | undefined {
  const [, fraction = ''] = amount.split('.')
  return fraction.replace(/0+$/, '').length > decimals ? undefined : parseUnits(amount, decimals)
}

function moneyToUnits(amount: string, decimals: number, price: string | undefined): bigint | undefined {
  if (price === undefined || toUnits(amount, moneyDecimals) === undefined) return undefined
  return divideByPrice(amount.replace(/^\./, '0.'), decimals, price)
}
