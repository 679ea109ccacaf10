/** Fraction digits of a product: as many as the coins with the most. */
const places = 18

/**
 * A number from JSON as plain decimal digits, the shortest that mean it; `undefined` for a negative one and for what is
 * no number.
 */
export function toDecimalDigits(value: number | undefined): string | undefined {
  if (value === undefined || !Number.isFinite(value) || value < 0) return undefined
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(`${value}`) ?? []
  const shift = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length)
  return `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** A decimal as a whole number of its 18th fraction digit; further digits are cut. */
function toUnits(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

function toDecimal(units: bigint): string {
  const digits = units.toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return digits.slice(0, -places) + (fraction && `.${fraction}`)
}

/** Value of an amount of smallest units at a price for a whole one, as decimal digits; cut after 18 fraction digits. */
export function multiplyPrice(amount: bigint, decimals: number, price: string): string {
  return toDecimal((amount * toUnits(price)) / 10n ** BigInt(decimals))
}

/** Smallest units that a sum of money buys at a price for a whole one, rounded down; `undefined` without a price. */
export function divideByPrice(money: string, decimals: number, price: string): bigint | undefined {
  const divisor = toUnits(price)
  return divisor === 0n ? undefined : (toUnits(money) * 10n ** BigInt(decimals)) / divisor
}

/** Sum of decimal digits, exact to 18 fraction digits. */
export function sumDecimals(decimals: readonly string[]): string {
  return toDecimal(decimals.reduce((sum, decimal) => sum + toUnits(decimal), 0n))
}

/** Order of two decimals: negative where the first is smaller. */
export function compareDecimals(first: string, second: string): number {
  const difference = toUnits(first) - toUnits(second)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
