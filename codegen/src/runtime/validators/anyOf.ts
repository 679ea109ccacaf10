import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'
import { mergeValues } from './mergeValues.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * At least one member fits (`anyOf`). Where several objects fit, keys that any of them describes are kept; zod's own
 * union would keep the first and drop the rest.
 */
/*#__NO_SIDE_EFFECTS__*/
export function anyOf(members: readonly Inner[]): Built {
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      let merged: unknown
      let isFirst = true
      for (const member of members) {
        const { value, issues } = runSchema(member, input)
        if (issues.length > 0) continue
        merged = isFirst ? value : mergeValues(merged, value)
        isFirst = false
      }
      if (isFirst) payload.issues.push(raise({ code: 'invalid_union', input, errors: [] }))
      return isFirst ? z.NEVER : merged
    }),
  ) as Inner as Built
}
