import * as z from 'zod/mini'
import { canonicalJson } from './canonicalJson.ts'
import { withMessages } from './issueMessage.ts'
import type { Built } from './schema.ts'

/** One of a list of JSON values, objects and lists among them. */
/*#__NO_SIDE_EFFECTS__*/
export function oneOfValues(values: readonly unknown[]): Built {
  const allowed = new Set(values.map(canonicalJson))
  return z.custom<never>((value) => value !== undefined && allowed.has(canonicalJson(value)), withMessages)
}
