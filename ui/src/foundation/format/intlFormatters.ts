const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** A number format, created once: that takes longer than to format a list with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keep(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** A date format, created once. Dates are in the time zone of the browser when it was. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

function keep<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  create: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? create()
  formats.set(key, format)
  return format
}
