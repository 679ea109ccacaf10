import * as z from 'zod/mini'

interface Condition {
  readonly condition: z.core.$ZodType
  readonly consequence: z.core.$ZodType
  readonly alternative: z.core.$ZodType
}

/** A value that fits the condition has to fit the consequence, any other the alternative (`if`, `then`, `else`). */
export function conditionally({ condition, consequence, alternative }: Condition): z.core.$ZodCheck<unknown> {
  return z.refine((value: unknown) => {
    const applies = z.safeParse(condition, value).success
    return z.safeParse(applies ? consequence : alternative, value).success
  })
}
