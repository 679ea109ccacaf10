import * as z from 'zod/mini'
import { mergeValues } from './mergeValues.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * All members fit (`allOf`), each looking at the whole value: one that is closed refuses keys of the others, as JSON
 * Schema has it. What each of them describes is kept.
 */
/*#__NO_SIDE_EFFECTS__*/
export function allOf(members: readonly Inner[]): Built {
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const results = members.map((member) => runSchema(member, input))
      for (const { issues } of results) payload.issues.push(...issues)
      if (payload.issues.length > 0) return z.NEVER
      return results.map(({ value }) => value).reduce(mergeValues)
    }),
  ) as Inner as Built
}
