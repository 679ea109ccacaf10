import type { SwapToken } from '@wallet-kit/sdk/actions'
import { formatUnits, parseUnits } from '@wallet-kit/sdk/format'
import { numberFormat } from '../../foundation/format/intlFormatters.ts'

type Decimal = Intl.StringNumericLiteral

/** Digits that are shown of an amount to receive. */
const shownDecimals = 6

/** An amount in whole tokens with its symbol; at most six decimals, the rest is cut. */
export function formatTokenAmount(
  locale: string,
  units: bigint,
  { decimals, symbol }: Pick<SwapToken, 'decimals' | 'symbol'>,
): string {
  return `${formatUpTo(locale, formatUnits(units, decimals))} ${symbol}`
}

/** An amount with at most six decimals, the rest is cut; what is less than the last one is marked so. */
export function formatUpTo(locale: string, amount: string): string {
  const format = numberFormat(locale, {
    maximumFractionDigits: shownDecimals,
    roundingMode: 'trunc',
  })
  const [whole = '0', fraction = ''] = amount.split('.')
  const isTiny = /[1-9]/.test(fraction) && /^0*$/.test(whole + fraction.slice(0, shownDecimals))
  return isTiny
    ? `<${format.format(`0.${'1'.padStart(shownDecimals, '0')}` as Decimal)}`
    : format.format(amount as Decimal)
}

/** A percentage given as decimal digits. */
export function formatPercent(locale: string, percent: string): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(formatUnits(parseUnits(percent, 16), 18) as Decimal)
}

interface Rate {
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: bigint
  readonly received: bigint
}

/** Exchange rate: units of the token to receive for one of the token to sell. */
export function formatRate(locale: string, { from, to, amount, received }: Rate): string {
  return formatUpTo(locale, formatUnits((received * 10n ** BigInt(from.decimals)) / amount, to.decimals))
}
