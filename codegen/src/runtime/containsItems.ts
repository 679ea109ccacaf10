import * as z from 'zod/mini'

/** Between `minimum` and `maximum` items fit the schema (`contains`). */
export function containsItems(
  schema: z.core.$ZodType,
  minimum: number,
  maximum = Number.POSITIVE_INFINITY,
): z.core.$ZodCheck<readonly unknown[]> {
  return z.refine((items: readonly unknown[]) => {
    const count = items.filter((item) => z.safeParse(schema, item).success).length
    return count >= minimum && count <= maximum
  })
}
