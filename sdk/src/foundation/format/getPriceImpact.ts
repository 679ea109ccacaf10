import { formatUnits, parseUnits } from './units.ts'

/** Fraction digits of values that are counted, and of the result. */
const valueDigits = 18
const percentDigits = 16

/**
 * Loss of value in a swap, in percent as decimal digits, cut after 16 fraction digits; negative where it pays more.
 * `undefined` where nothing of value is sold.
 *
 * @param sold Value of the sold amount, as decimal digits.
 * @param received Value of the received amount, in the same currency.
 *
 * @example
 * getPriceImpact('100', '99.5') // '0.5'
 */
export function getPriceImpact(sold: string, received: string): string | undefined {
  const [before, after] = [sold, received].map((value) => parseUnits(cut(value), valueDigits)) as [
    bigint,
    bigint,
  ]
  if (before === 0n) return undefined
  const impact = ((before - after) * 100n * 10n ** BigInt(percentDigits)) / before
  return formatUnits(impact, percentDigits)
}

function cut(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.')
  return `${whole}.${fraction.slice(0, valueDigits)}`
}
