import * as z from 'zod/mini'
import { isRecord } from '../isRecord.ts'
import { raise } from './issueMessage.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

type Keys = readonly [names: readonly string[], patterns: readonly RegExp[]]

/** Keys that are described for values that fit a condition, and for others. */
interface Condition {
  readonly condition: Inner
  readonly kept: Keys
  readonly otherwise: Keys
}

/**
 * Keys of an object that no part of its schema describes fit `rest` (`unevaluatedProperties`), or there are none. Parts
 * keep the keys that they describe, so a key is described when its name is known and it is still present: parts that do
 * not hold, as the other members of a union, keep nothing. Conditions keep nothing either, but declare their keys.
 */
/*#__NO_SIDE_EFFECTS__*/
export function closedObject(
  schema: Inner,
  known: readonly string[],
  patterns: readonly RegExp[],
  rest: Inner,
  conditions: readonly Condition[] = [],
): Built {
  const isKnown = isOneOf([known, patterns])
  const checks = conditions.map(({ condition, kept, otherwise }) => ({
    condition,
    isKept: isOneOf(kept),
    isOtherwise: isOneOf(otherwise),
  }))
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const { value, issues } = runSchema(schema, input)
      payload.issues.push(...issues)
      if (issues.length > 0 || !isRecord(input) || !isRecord(value)) return value
      const holding = checks.map(({ condition, isKept, isOtherwise }) =>
        runSchema(condition, input).issues.length === 0 ? isKept : isOtherwise,
      )
      const whole: Record<string, unknown> = { ...value }
      for (const [key, entry] of Object.entries(input)) {
        if (isKnown(key) && Object.hasOwn(value, key)) continue
        if (holding.some((isDescribed) => isDescribed(key))) {
          whole[key] = entry
          continue
        }
        const result = runSchema(rest, entry)
        if (result.issues.length > 0)
          payload.issues.push(raise({ code: 'custom', path: [key], input: entry }))
        else whole[key] = result.value
      }
      return whole
    }),
  ) as Inner as Built
}

function isOneOf([names, patterns]: Keys): (key: string) => boolean {
  const known = new Set(names)
  return (key) => known.has(key) || patterns.some((pattern) => pattern.test(key))
}
