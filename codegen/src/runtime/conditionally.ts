import * as z from 'zod/mini'

interface Condition {
  readonly when: z.core.$ZodType
  readonly then: z.core.$ZodType
  readonly otherwise: z.core.$ZodType
}

/** A value that fits `when` has to fit `then` as well, any other `otherwise` (`if`, `then`, `else`). */
export function conditionally({ when, then, otherwise }: Condition): z.core.$ZodCheck<unknown> {
  return z.refine(
    (value: unknown) => z.safeParse(z.safeParse(when, value).success ? then : otherwise, value).success,
  )
}
