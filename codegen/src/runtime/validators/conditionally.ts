import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import type { Inner } from './schema.ts'

interface Condition {
  readonly condition: Inner
  readonly consequence: Inner
  readonly alternative: Inner
}

/** A value that fits the condition has to fit the consequence, any other the alternative (`if`, `then`, `else`). */
/*#__NO_SIDE_EFFECTS__*/
export function conditionally({ condition, consequence, alternative }: Condition): z.core.$ZodCheck<unknown> {
  return z.refine((value: unknown) => {
    const applies = z.safeParse(condition, value).success
    return z.safeParse(applies ? consequence : alternative, value).success
  }, withMessages)
}
