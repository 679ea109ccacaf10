import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import type { Inner } from './schema.ts'

/** Every key fits the schema (`propertyNames`). */
/*#__NO_SIDE_EFFECTS__*/
export function keyNames(schema: Inner): z.core.$ZodCheck<object> {
  return z.refine(
    (value: object) => Object.keys(value).every((key) => z.safeParse(schema, key).success),
    withMessages,
  )
}
