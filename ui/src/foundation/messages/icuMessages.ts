import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { type FormatParts, formatPlain } from './formatPlain.ts'
import type { MessageSet, MessageStrings } from './MessageSet.ts'

/** A set of messages in the whole ICU syntax: plurals, selects, numbers and dates. Loads the parser. */
export function icuMessages<const Messages extends MessageStrings>(
  name: MessageSet['name'],
  english: Messages,
): MessageSet<Messages> {
  return { name, english, createFormatter: createIcuFormatter }
}

/** A plural, a select, a number or a date; or a quote, which makes text of syntax. */
const needsParser = /\{\s*\w+\s*,|'/

/**
 * Formats the whole ICU syntax. Each message that needs the parser is parsed once; the first one costs 15 ms of the
 * main thread, in which the browser reads its table of locales: titles and labels do without.
 */
export function createIcuFormatter(locale: string): FormatParts {
  const parsed = new Map<string, IntlMessageFormat>()
  return (message, values) => {
    if (!needsParser.test(message)) return formatPlain(message, values)
    const format = parsed.get(message) ?? new IntlMessageFormat(message, locale)
    parsed.set(message, format)
    return format.formatToParts<ReactNode>(values).map(({ value }) => value)
  }
}
