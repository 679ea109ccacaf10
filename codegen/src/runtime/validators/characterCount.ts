import * as z from 'zod/mini'
import { raise } from './issueMessage.ts'

// JSON Schema counts characters (code points), `length` counts UTF-16 units: an emoji would count as two.

/** At least this many characters. */
/*#__NO_SIDE_EFFECTS__*/
export function minCharacters(minimum: number): z.core.$ZodCheck<string> {
  return z.check(({ value, issues }) => {
    if (value.length >= minimum && countCharacters(value) >= minimum) return
    issues.push(raise({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value }))
  })
}

/** At most this many characters. */
/*#__NO_SIDE_EFFECTS__*/
export function maxCharacters(maximum: number): z.core.$ZodCheck<string> {
  return z.check(({ value, issues }) => {
    if (value.length <= maximum || countCharacters(value) <= maximum) return
    issues.push(raise({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value }))
  })
}

function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
