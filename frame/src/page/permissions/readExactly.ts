import { toRecord } from '../smartAccount/readFields.ts'

/**
 * An object with known fields only. A field that is not known may be a limit, and without it more would be granted than
 * was asked for.
 *
 * @throws an Error that names the field
 */
export function readExactly<Field extends string>(
  value: unknown,
  name: string,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, unknown>>> {
  const record = toRecord(value, name)
  const unknown = Object.keys(record).find((field) => !fields.some((known) => known === field))
  if (unknown !== undefined) throw new Error(`${name} has a field that cannot be enforced: ${unknown}.`)
  return record as Readonly<Partial<Record<Field, unknown>>>
}

/** @throws an Error where the value is not an amount above 0 in hexadecimal or decimal digits */
export function readAllowance(value: unknown, name: string): bigint {
  const amount = readAmount(value, name)
  if (amount > 0n) return amount
  throw new Error(`${name} must be more than 0.`)
}

/** @throws an Error where the value is not an amount in hexadecimal or decimal digits */
export function readAmount(value: unknown, name: string): bigint {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  const isText = typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,77})$/i.test(value)
  if (isNumber || isText) return BigInt(value)
  throw new Error(`${name} must be a whole number.`)
}
