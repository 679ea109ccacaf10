/** Decimals shown; the rest is cut, not rounded, so that the amount shown is never more than the balance. */
const shownDecimals = 3

/**
 * Text of a chain's own coin: `123.456 ETH`, and `0.000` for nothing, for less than 0.001 and for nonsense.
 *
 * @param value Smallest units as bigint (with `decimals`), or a decimal string.
 * @param options.decimals Decimals of the coin, needed for a bigint, default 18.
 */
export function formatNativeBalance(
  value: bigint | string | undefined,
  { symbol, decimals = 18 }: { symbol?: string; decimals?: number } = {},
): string {
  const text = typeof value === 'bigint' ? toDecimalText(value, decimals) : (value ?? '')
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text.trim())
  const amount = match
    ? `${BigInt(match[1] ?? 0)}.${(match[2] ?? '').slice(0, shownDecimals).padEnd(shownDecimals, '0')}`
    : '0.000'
  return symbol ? `${amount} ${symbol}` : amount
}

/** A number of smallest units as whole ones, exact. */
export function toDecimalText(value: bigint, decimals: number): string {
  if (value <= 0n) return '0'
  const digits = value.toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return `${digits.slice(0, split)}.${digits.slice(split)}`
}
