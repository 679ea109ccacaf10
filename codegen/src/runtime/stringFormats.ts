import * as z from 'zod/mini'

/** RFC 3339, which JSON Schema names: an offset is required, seconds too, letters may be small, leap seconds exist. */
const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

/** `date-time`: 2030-01-01T00:00:00Z. */
export function dateTime(): z.ZodMiniType<string> {
  return z.string().check(z.regex(new RegExp(`^${day}[t ]${clock}$`, 'i')), z.refine(isRealDay))
}

/** `time`: 00:00:00Z. */
export function time(): z.ZodMiniType<string> {
  return z.string().check(z.regex(new RegExp(`^${clock}$`, 'i')))
}

/** There is no 30th of February. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date
}
