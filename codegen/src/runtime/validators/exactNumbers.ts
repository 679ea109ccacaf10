import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import { type Built, type Inner, integer, number } from './schema.ts'

// For JSON whose long whole numbers were read as `bigint`: see `exactJson`.

/** A whole number of 64 bits. A shorter one may be a number. */
/*#__NO_SIDE_EFFECTS__*/
export function bigint(minimum: string, maximum: string, multipleOf = '1'): z.ZodMiniType<bigint> {
  const fits = (value: bigint) =>
    value >= BigInt(minimum) && value <= BigInt(maximum) && value % BigInt(multipleOf) === BigInt(0)
  const whole = z.bigint(withMessages).check(z.refine(fits, withMessages))
  return z.pipe(z.transform(toBigint), whole) as Inner as z.ZodMiniType<bigint>
}

function toBigint(value: unknown): unknown {
  return Number.isSafeInteger(value) ? BigInt(value as number) : value
}

/** A number, which a long one is rounded to. */
/*#__NO_SIDE_EFFECTS__*/
export function roundedNumber(): Built {
  return z.pipe(z.transform(rounded), number()) as Inner as Built
}

/** A whole number without a format, which a long one is rounded to. */
/*#__NO_SIDE_EFFECTS__*/
export function roundedInteger(): Built {
  return z.pipe(z.transform(rounded), integer()) as Inner as Built
}

function rounded(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
