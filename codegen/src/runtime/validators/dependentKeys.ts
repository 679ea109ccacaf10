import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'

/** Requires the keys that a present key depends on (`dependentRequired`). */
/*#__NO_SIDE_EFFECTS__*/
export function dependentKeys(
  dependencies: Readonly<Record<string, readonly string[]>>,
): z.core.$ZodCheck<object> {
  return z.refine(
    (value: object) =>
      Object.entries(dependencies).every(
        ([key, needed]) => !Object.hasOwn(value, key) || needed.every((other) => Object.hasOwn(value, other)),
      ),
    withMessages,
  )
}
