import { directionOf } from '../messages/directionOf.ts'
import { numberFormat } from './intlFormatters.ts'

type Decimal = Intl.StringNumericLiteral

/** Decimals of a token's balance, and of an amount that moves. */
export const balanceDecimals = 2
export const transactionDecimals = 3

/**
 * An amount in whole coins or tokens, in the locale's form. The rest is cut, so that it is never more than there is; what
 * is less than the last digit shown is marked so.
 */
export function formatAmount(locale: string, amount: string, decimals: number): string {
  const format = numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
  })
  const isNothing = /^[0.]*$/.test(amount)
  const [whole = '0', fraction = ''] = amount.split('.')
  const isTiny = !isNothing && /^0*$/.test(whole + fraction.slice(0, decimals))
  if (isTiny) return `<${format.format(`0.${'1'.padStart(decimals, '0')}` as Decimal)}`
  return format.format(amount as Decimal)
}

/** All digits of an amount, in the locale's form. */
export function formatExact(locale: string, amount: string): string {
  return numberFormat(locale, { maximumFractionDigits: 100 }).format(amount as Decimal)
}

/**
 * A sum of money in the locale's form. What is held is cut, so that it is never more than there is; what something costs
 * is rounded up (`ceil`), so that it is never less than is taken.
 */
export function formatMoney(
  locale: string,
  value: string,
  currency: string,
  roundingMode: 'trunc' | 'ceil' = 'trunc',
): string {
  const format = numberFormat(locale, { style: 'currency', currency, roundingMode })
  if (directionOf(locale) === 'ltr') return format.format(value as Decimal)
  // Of `US$`, which ends what is written from right to left, the sign would come first: it is isolated, by characters of
  // Unicode, in the direction of its first letter.
  const parts = format.formatToParts(value as Decimal)
  return parts.map((part) => (part.type === 'currency' ? `\u2068${part.value}\u2069` : part.value)).join('')
}
