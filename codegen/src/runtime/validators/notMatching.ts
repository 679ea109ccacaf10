import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import type { Inner } from './schema.ts'

/** The value does not fit the schema (`not`). */
/*#__NO_SIDE_EFFECTS__*/
export function notMatching(schema: Inner): z.core.$ZodCheck<unknown> {
  return z.refine((value: unknown) => !z.safeParse(schema, value).success, withMessages)
}
