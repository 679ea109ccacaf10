import { formatNativeBalance } from '@wallet-kit/sdk/format'
import { numberFormat } from './intlFormatters.ts'

export interface ShownBalance {
  /** In smallest units. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** `formatNativeBalance` in the locale's form: `4.556 ETH` reads as four thousand where a comma parts the decimals. */
export function formatBalance(locale: string, { value, decimals, symbol }: ShownBalance): string {
  const amount = formatNativeBalance(value, { decimals }) as Intl.StringNumericLiteral
  const format = numberFormat(locale, { minimumFractionDigits: 3, useGrouping: false })
  return `${format.format(amount)} ${symbol}`
}
