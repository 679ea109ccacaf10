import * as z from 'zod/mini'

/** The value does not fit the schema (`not`). */
export function notMatching(schema: z.core.$ZodType): z.core.$ZodCheck<unknown> {
  return z.refine((value: unknown) => !z.safeParse(schema, value).success)
}
