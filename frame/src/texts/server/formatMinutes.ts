import type { Language } from '../languages.ts'

/** A number of minutes in words, such as `10 minutes`. */
export function formatMinutes(language: Language, minutes: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  )
}
