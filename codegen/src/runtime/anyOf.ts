import * as z from 'zod/mini'
import type { Built, Inner } from './schema.ts'

/**
 * At least one member fits (`anyOf`). Where several objects fit, what each of them describes is kept; zod's own union
 * would keep the first and drop the rest.
 */
/*#__NO_SIDE_EFFECTS__*/
export function anyOf(members: readonly Inner[]): Built {
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const results = members.map((member) => z.safeParse(member, input))
      const values = results.flatMap((result) => (result.success ? [result.data] : []))
      if (values.length === 0) {
        const errors = results.map((result) => result.error?.issues ?? [])
        payload.issues.push({ code: 'invalid_union', input, errors })
        return z.NEVER
      }
      return values.reduce(merge)
    }),
  ) as Inner as Built
}

function merge(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return left.map((item, index) => merge(item, right[index]))
  if (!isPlainObject(left) || !isPlainObject(right)) return left
  const merged: Record<string, unknown> = { ...left }
  for (const [key, value] of Object.entries(right)) {
    merged[key] = Object.hasOwn(left, key) ? merge(left[key], value) : value
  }
  return merged
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
