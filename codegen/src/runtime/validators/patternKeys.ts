import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'
import { mergeValues } from './mergeValues.ts'
import type { Inner } from './schema.ts'

/**
 * Values of keys that match a pattern are read by its schema (`patternProperties`), and those of known keys fit it; those of
 * keys that match none and are not known are read by `rest`, or refused when it is `false`.
 */
/*#__NO_SIDE_EFFECTS__*/
export function patternKeys(
  patterns: readonly (readonly [RegExp, Inner])[],
  known: readonly string[],
  rest: boolean | Inner,
): z.core.$ZodCheck<object> {
  return z.check(({ value, issues }) => {
    for (const [key, entry] of Object.entries(value)) {
      const schemas = patterns.filter(([pattern]) => pattern.test(key)).map(([, schema]) => schema)
      const isKnown = known.includes(key)
      const isOther = schemas.length === 0 && !isKnown
      if (isOther && typeof rest !== 'boolean') schemas.push(rest)
      // A known key has been read by its own schema, whose type it has; the patterns describe what was sent.
      const sent = isKnown && entry instanceof Date ? entry.toISOString() : entry
      const results = schemas.map((schema) => z.safeParse(schema, sent))
      const isValid = results.every(({ success }) => success) && !(isOther && rest === false)
      if (!isValid) issues.push(raise({ code: 'custom', path: [key], input: entry }))
      else if (results.length > 0 && !isKnown) setOwn(value, key, mergeResults(entry, results))
    }
  })
}

/** A schema may read the value as another one, a `Date` for example, which goes before one that keeps it. */
function mergeResults(entry: unknown, results: readonly { readonly data?: unknown }[]): unknown {
  const read = results.map(({ data }) => data).filter((data) => data !== entry)
  return read.length === 0 ? entry : read.reduce(mergeValues)
}

/** Sets a key of any name. */
function setOwn(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
}
