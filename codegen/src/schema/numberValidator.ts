import { type Code, call, code, literal } from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
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
  if (schema.exact === 'bigint') return bigintValidator(schema)
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
  if (schema.exact === 'number') return withChecks(call(integer ? roundedInteger : roundedNumber, []), checks)
  return withChecks(integer ? code`${zod}.integer()` : code`${zod}.number()`, checks)
}

const roundedInteger = fromRuntime('validators/exactNumbers', 'roundedInteger')
const roundedNumber = fromRuntime('validators/exactNumbers', 'roundedNumber')

const longRanges = {
  int64: ['-9223372036854775808', '9223372036854775807'],
  uint64: ['0', '18446744073709551615'],
} as const

/** Bounds that a number of JavaScript rounds are those of the format. */
function bigintValidator(schema: NumberSchema): Code {
  const { multipleOf } = schema
  const [least, most] = longRanges[schema.format === 'uint64' ? 'uint64' : 'int64']
  const minimum =
    wholeBound(schema.minimum, Math.ceil) ??
    wholeBound(schema.exclusiveMinimum, (bound) => Math.floor(bound) + 1)
  const maximum =
    wholeBound(schema.maximum, Math.floor) ??
    wholeBound(schema.exclusiveMaximum, (bound) => Math.ceil(bound) - 1)
  const bounds = [literal(minimum ?? least), literal(maximum ?? most)]
  const step =
    multipleOf !== undefined && multipleOf > 1 && Number.isSafeInteger(multipleOf)
      ? [literal(String(multipleOf))]
      : []
  return call(fromRuntime('validators/exactNumbers', 'bigint'), [...bounds, ...step])
}

function wholeBound(bound: number | undefined, round: (bound: number) => number): string | undefined {
  const whole = bound === undefined ? undefined : round(bound)
  return whole !== undefined && Number.isSafeInteger(whole) ? String(whole) : undefined
}

function tighter(
  declared: number | undefined,
  promised: number | undefined,
  choose: (...values: number[]) => number,
): number | undefined {
  if (declared === undefined || promised === undefined) return declared ?? promised
  return choose(declared, promised)
}
