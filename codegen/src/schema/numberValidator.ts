import { type Code, code, literal } from '../fragment/code.ts'
import type { NumberSchema } from '../model/schema.ts'
import { withChecks } from './withChecks.ts'
import { zod } from './zod.ts'

/** Ranges that a format promises. A larger `int64` has been rounded by the time it is a number, so it is refused. */
const ranges: Readonly<Record<string, readonly [minimum?: number, maximum?: number]>> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  uint64: [0, Number.MAX_SAFE_INTEGER],
}

/**
 * A number with its bounds. Whole numbers without a format may be larger than a number can hold exactly: JSON Schema does
 * not limit them, and such a contract promises no digits.
 */
export function numberValidator(schema: NumberSchema): Code {
  const { format = '', multipleOf, exclusiveMinimum, exclusiveMaximum } = schema
  const range = Object.hasOwn(ranges, format) ? ranges[format] : undefined
  const integer = schema.integer || range !== undefined
  const minimum = tighter(schema.minimum, range?.[0], Math.max)
  const maximum = tighter(schema.maximum, range?.[1], Math.min)
  const checks: Code[] = []
  if (minimum !== undefined) checks.push(code`${zod}.gte(${literal(minimum)})`)
  if (exclusiveMinimum !== undefined) checks.push(code`${zod}.gt(${literal(exclusiveMinimum)})`)
  if (maximum !== undefined) checks.push(code`${zod}.lte(${literal(maximum)})`)
  if (exclusiveMaximum !== undefined) checks.push(code`${zod}.lt(${literal(exclusiveMaximum)})`)
  if (multipleOf !== undefined && !(integer && multipleOf === 1)) {
    checks.push(code`${zod}.multipleOf(${literal(multipleOf)})`)
  }
  return withChecks(integer ? code`${zod}.integer()` : code`${zod}.number()`, checks)
}

function tighter(
  declared: number | undefined,
  promised: number | undefined,
  choose: (...values: number[]) => number,
): number | undefined {
  if (declared === undefined || promised === undefined) return declared ?? promised
  return choose(declared, promised)
}
