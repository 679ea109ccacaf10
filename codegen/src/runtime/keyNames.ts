import * as z from 'zod/mini'

/** Every key fits the schema (`propertyNames`). */
export function keyNames(schema: z.core.$ZodType): z.core.$ZodCheck<object> {
  return z.refine((value: object) => Object.keys(value).every((key) => z.safeParse(schema, key).success))
}
