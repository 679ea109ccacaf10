import * as z from 'zod/mini'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/** Objects told apart by the value of one property, so that only one member is tried and its issues are what is told. */
/*#__NO_SIDE_EFFECTS__*/
export function toldApart(
  property: string,
  members: readonly (readonly [values: readonly string[], member: Inner])[],
): Built {
  const byValue = new Map<unknown, Inner>(
    members.flatMap(([values, member]) => values.map((value) => [value, member] as const)),
  )
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const member = byValue.get(ownValue(input, property))
      if (member === undefined) {
        const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
        const path = isObject ? [property] : []
        payload.issues.push({ code: 'custom', path, input: isObject ? ownValue(input, property) : input })
        return z.NEVER
      }
      const { value, issues } = runSchema(member, input)
      payload.issues.push(...issues)
      return value
    }),
  ) as Inner as Built
}

function ownValue(input: unknown, property: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, property)) return undefined
  return (input as Readonly<Record<string, unknown>>)[property]
}
