import * as z from 'zod/mini'

// RFC 3339, which JSON Schema names: an offset is required, seconds too, letters may be small, leap seconds exist.
const dateTimePattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[t ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** `date-time`: 2030-01-01T00:00:00Z. */
/*#__NO_SIDE_EFFECTS__*/
export function dateTime(): z.ZodMiniType<string> {
  return z.string().check(z.regex(dateTimePattern), z.refine(isRealDay))
}

/** `time`: 00:00:00Z. */
/*#__NO_SIDE_EFFECTS__*/
export function time(): z.ZodMiniType<string> {
  return z.string().check(z.regex(timePattern))
}

/** There is no 30th of February. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date
}
