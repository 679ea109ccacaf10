import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import type { Inner } from './schema.ts'

/** Between `minimum` and `maximum` items fit the schema (`contains`). */
/*#__NO_SIDE_EFFECTS__*/
export function containsItems(
  schema: Inner,
  minimum: number,
  maximum: number = Number.POSITIVE_INFINITY,
): z.core.$ZodCheck<readonly unknown[]> {
  return z.refine((items: readonly unknown[]) => {
    const count = items.filter((item) => z.safeParse(schema, item).success).length
    return count >= minimum && count <= maximum
  }, withMessages)
}
