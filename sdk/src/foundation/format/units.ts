import { amountInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../errors/createError.ts'

/**
 * Converts an amount in whole units to the smallest unit, exactly. Plain digits with at most one dot; exponents, commas,
 * hexadecimal, and more decimals than the unit has are refused instead of rounded.
 *
 * @param decimals 0 to 255
 * @throws WalletKitError `AMOUNT_INVALID`
 *
 * @example
 * parseUnits('1.5', 18) // 1_500_000_000_000_000_000n
 */
export function parseUnits(value: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{0,80})(?:\.(\d{0,255}))?$/.exec(value) ?? []
  const kept = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || kept.length > decimals) {
    throw createError(amountInvalid, { context: { decimals } })
  }
  return BigInt(`${whole}${kept.padEnd(decimals, '0')}` || '0') * (sign ? -1n : 1n)
}

/**
 * Writes an amount of the smallest unit in whole units, with all of its decimals.
 *
 * @example
 * formatUnits(1_500_000_000_000_000_000n, 18) // '1.5'
 */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}
