import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'
import type { Inner } from './schema.ts'

/**
 * Values of keys that match a pattern fit its schema (`patternProperties`); keys that match none and are not known fit
 * `rest`, or are refused when it is `false`.
 */
/*#__NO_SIDE_EFFECTS__*/
export function patternKeys(
  patterns: readonly (readonly [RegExp, Inner])[],
  known: readonly string[],
  rest: boolean | Inner,
): z.core.$ZodCheck<object> {
  const fits = (schema: Inner, value: unknown) => z.safeParse(schema, value).success
  return z.check(({ value, issues }) => {
    for (const [key, entry] of Object.entries(value)) {
      const matching = patterns.filter(([pattern]) => pattern.test(key))
      const isOther = matching.length === 0 && !known.includes(key)
      const isValid =
        matching.every(([, schema]) => fits(schema, entry)) &&
        (!isOther || rest === true || (rest !== false && fits(rest, entry)))
      if (!isValid) issues.push(raise({ code: 'custom', path: [key], input: entry }))
    }
  })
}
