import * as z from 'zod/mini'
import { canonicalJson } from './canonicalJson.ts'
import { withMessages } from './issueMessage.ts'

/** No two items are the same JSON value. */
/*#__NO_SIDE_EFFECTS__*/
export function uniqueItems(): z.core.$ZodCheck<readonly unknown[]> {
  return z.refine((items: readonly unknown[]) => {
    const values = new Set<unknown>()
    const serialized = new Set<string>()
    for (const item of items) {
      if (typeof item === 'object' && item !== null) serialized.add(canonicalJson(item))
      else values.add(item)
    }
    return values.size + serialized.size === items.length
  }, withMessages)
}
