import * as z from 'zod/mini'
import { isRecord } from '../isRecord.ts'
import { ownValue } from '../ownValue.ts'
import { raise } from './issueMessage.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * Objects discriminated by the value of one property: the member that it names is tried, and its issues are reported.
 *
 * @param others Accepts values that name no member, or do not fit the named one, where only a mapping names them: a
 * mapping helps to find the member and forbids nothing.
 */
/*#__NO_SIDE_EFFECTS__*/
export function discriminated(
  property: string,
  members: readonly (readonly [values: readonly string[], member: Inner])[],
  others?: Inner,
): Built {
  const byValue = new Map<unknown, Inner>(
    members.flatMap(([values, member]) => values.map((value) => [value, member] as const)),
  )
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      const member = byValue.get(ownValue(input, property))
      const named = member === undefined ? undefined : runSchema(member, input)
      if (named !== undefined && named.issues.length === 0) return named.value
      const other = others === undefined ? undefined : runSchema(others, input)
      if (other !== undefined && other.issues.length === 0) return other.value
      payload.issues.push(...(named?.issues ?? other?.issues ?? [unknownMember(input, property)]))
      return z.NEVER
    }),
  ) as Inner as Built
}

function unknownMember(input: unknown, property: string): z.core.$ZodRawIssue {
  const isObject = isRecord(input)
  return isObject
    ? raise({ code: 'custom', path: [property], input: ownValue(input, property) })
    : raise({ code: 'custom', path: [], input })
}
