import * as z from 'zod/mini'
import type { Inner } from './schema.ts'

/** Keys of an object that no part of its schema describes fit `rest` (`unevaluatedProperties`), or there are none. */
/*#__NO_SIDE_EFFECTS__*/
export function undescribedKeys(
  known: readonly string[],
  patterns: readonly RegExp[],
  rest: Inner,
): z.core.$ZodCheck<unknown> {
  const names = new Set(known)
  return z.check(({ value, issues }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, entry] of Object.entries(value)) {
      if (names.has(key) || patterns.some((pattern) => pattern.test(key))) continue
      if (!z.safeParse(rest, entry).success) issues.push({ code: 'custom', path: [key], input: entry })
    }
  })
}
