import * as z from 'zod/mini'
import { mergeValues } from './mergeValues.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * All members fit (`allOf`), each checking the whole value: as in JSON Schema, a closed one refuses keys of the others.
 * Keys that any of them describes are kept.
 *
 * @param joint Keys that closed members accept nevertheless, where nothing would fit otherwise.
 */
/*#__NO_SIDE_EFFECTS__*/
export function allOf(members: readonly Inner[], joint?: readonly string[]): Built {
  const known = joint === undefined ? undefined : new Set<PropertyKey>(joint)
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const results = members.map((member) => runSchema(member, input))
      for (const { issues } of results) {
        payload.issues.push(
          ...(known === undefined ? issues : issues.flatMap(withoutKeys.bind(undefined, known))),
        )
      }
      // The caller may accept the keys that are refused here, and needs the value then.
      if (payload.issues.some(({ code }) => code !== 'unrecognized_keys')) return z.NEVER
      return results.map(({ value }) => value).reduce(mergeValues)
    }),
  ) as Inner as Built
}

/** An issue, unless it is only about keys that are described elsewhere. */
function withoutKeys(known: ReadonlySet<PropertyKey>, issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue[] {
  if (issue.code !== 'unrecognized_keys' || (issue.path ?? []).length > 0) return [issue]
  const keys = issue.keys.filter((key) => !known.has(key))
  return keys.length === 0 ? [] : [{ ...issue, keys }]
}
