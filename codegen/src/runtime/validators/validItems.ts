import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'
import { runSchema } from './runSchema.ts'
import type { Built, Inner } from './schema.ts'

/**
 * Key for the number of items that a list has dropped; not enumerable, so that it is neither copied nor compared. Of
 * the registry, so that it works across copies of this file.
 */
const dropped: unique symbol = Symbol.for('wallet-kit.droppedItems')

/**
 * A list that keeps the items that fit and drops the others, for a contract that marks it with `x-drop-invalid-items`:
 * one bad entry of a third party must not hide the rest. A list that is too long is refused before any item is looked at.
 */
/*#__NO_SIDE_EFFECTS__*/
export function validItems(item: Inner, maximum: number = Number.POSITIVE_INFINITY): Built {
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, payload: z.core.ParsePayload) => {
      if (!Array.isArray(input)) {
        payload.issues.push(raise({ code: 'invalid_type', expected: 'array', input }))
        return z.NEVER
      }
      if (input.length > maximum) {
        payload.issues.push(raise({ code: 'too_big', origin: 'array', maximum, inclusive: true, input }))
        return z.NEVER
      }
      const results = Array.from(input, (entry: unknown) => runSchema(item, entry))
      const valid = results.filter(({ issues }) => issues.length === 0).map(({ value }) => value)
      return Object.defineProperty(valid, dropped, { value: input.length - valid.length })
    }),
  ) as Inner as Built
}

/** Number of items of a validated list that were dropped because they did not fit. */
export function countDroppedItems(list: readonly unknown[]): number {
  return (list as { readonly [dropped]?: number })[dropped] ?? 0
}
