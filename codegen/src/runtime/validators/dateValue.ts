import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'
import type { Built, Inner } from './schema.ts'

/** A `date-time` as a `Date`. A string without an offset is of universal time, a leap second is the one before it. */
/*#__NO_SIDE_EFFECTS__*/
export function dateValue(text: Inner): Built {
  const valid = z
    .instanceof(Date, withMessages)
    .check(z.refine((date) => !Number.isNaN(date.getTime()), withMessages))
  const read = z.pipe(text, z.transform(toDate))
  return z.union([valid, read], withMessages) as Inner as Built
}

const parts = /^(.{10}).(.{6})(..)((?:\.\d+)?)(.*)$/s

/** Milliseconds are kept; `text` has been validated. */
function toDate(text: unknown): Date {
  const [, day, minutes, second = '', fraction = '', offset = ''] = parts.exec(String(text)) ?? []
  const zone =
    offset === ''
      ? 'Z'
      : offset.toUpperCase().replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, more = '00') => `${hours}:${more}`)
  return new Date(`${day}T${minutes}${second === '60' ? '59' : second}${fraction.slice(0, 4)}${zone}`)
}
