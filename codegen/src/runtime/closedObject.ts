import * as z from 'zod/mini'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * Keys of an object that no part of its schema describes fit `rest` (`unevaluatedProperties`), or there are none. What
 * a part describes it keeps, so a key is described when its name is known and it is still there: parts that do not
 * hold, as the other members of a union, keep nothing.
 */
/*#__NO_SIDE_EFFECTS__*/
export function closedObject(
  schema: Inner,
  known: readonly string[],
  patterns: readonly RegExp[],
  rest: Inner,
): Built {
  const names = new Set(known)
  const isKnown = (key: string) => names.has(key) || patterns.some((pattern) => pattern.test(key))
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const { value, issues } = runSchema(schema, input)
      payload.issues.push(...issues)
      if (issues.length > 0 || !isRecord(input) || !isRecord(value)) return value
      const whole: Record<string, unknown> = { ...value }
      for (const [key, entry] of Object.entries(input)) {
        if (isKnown(key) && Object.hasOwn(value, key)) continue
        const result = runSchema(rest, entry)
        if (result.issues.length > 0) payload.issues.push({ code: 'custom', path: [key], input: entry })
        else whole[key] = result.value
      }
      return whole
    }),
  ) as Inner as Built
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
