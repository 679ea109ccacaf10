import * as z from 'zod/mini'

/** Between `minimum` and `maximum` keys. */
/*#__NO_SIDE_EFFECTS__*/
export function keyCount(
  minimum: number,
  maximum: number = Number.POSITIVE_INFINITY,
): z.core.$ZodCheck<object> {
  return z.refine((value: object) => {
    const count = Object.keys(value).length
    return count >= minimum && count <= maximum
  })
}
