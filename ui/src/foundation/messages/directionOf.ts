const rightToLeft: readonly string[] = ['ar', 'he']

/** Writing direction of a locale's language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(locale) ? 'rtl' : 'ltr'
}
