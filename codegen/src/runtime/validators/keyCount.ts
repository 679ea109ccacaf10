import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'

/** Between `minimum` and `maximum` keys. */
/*#__NO_SIDE_EFFECTS__*/
export function keyCount(
  minimum: number,
  maximum: number = Number.POSITIVE_INFINITY,
): z.core.$ZodCheck<object> {
  return z.check(({ value: input, issues }) => {
    const count = Object.keys(input).length
    if (count < minimum) {
      issues.push(raise({ code: 'too_small', origin: 'object', minimum, inclusive: true, input }))
    }
    if (count > maximum) {
      issues.push(raise({ code: 'too_big', origin: 'object', maximum, inclusive: true, input }))
    }
  })
}
