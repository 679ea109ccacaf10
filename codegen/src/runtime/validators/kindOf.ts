import * as z from 'zod/mini'
import { ownValue } from '../ownValue.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * Kinds of one parent, discriminated by the value of one property: an object is of the kind that it names. An object
 * that names none of them (a later kind, or nothing) must fit their shared part.
 */
/*#__NO_SIDE_EFFECTS__*/
export function kindOf(
  property: string,
  kinds: readonly (readonly [values: readonly string[], kind: Inner])[],
  parent: Inner,
): Built {
  const byValue = new Map<unknown, Inner>(
    kinds.flatMap(([values, kind]) => values.map((value) => [value, kind] as const)),
  )
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const result = runSchema(byValue.get(ownValue(input, property)) ?? parent, input)
      if (result.issues.length === 0) return result.value
      payload.issues.push(...result.issues)
      return z.NEVER
    }),
  ) as Inner as Built
}
