import * as z from 'zod/mini'
import { canonicalJson } from './canonicalJson.ts'

/** No two items are the same JSON value. */
/*#__NO_SIDE_EFFECTS__*/
export function uniqueItems(): z.core.$ZodCheck<readonly unknown[]> {
  return z.refine((items: readonly unknown[]) => new Set(items.map(canonicalJson)).size === items.length)
}
