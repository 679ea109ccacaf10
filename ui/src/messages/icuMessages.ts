import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import type { FormatParts } from './formatPlain.ts'
import type { MessageSet, MessageStrings } from './MessageSet.ts'

/** A set of messages in the whole ICU syntax: plurals, selects, numbers and dates. Loads the parser. */
export function icuMessages<const Messages extends MessageStrings>(
  name: MessageSet['name'],
  english: Messages,
): MessageSet<Messages> {
  return { name, english, createFormatter: createIcuFormatter }
}

/** Formats the whole ICU syntax. Each message is parsed once. */
export function createIcuFormatter(locale: string): FormatParts {
  const parsed = new Map<string, IntlMessageFormat>()
  return (message, values) => {
    const format = parsed.get(message) ?? new IntlMessageFormat(message, locale)
    parsed.set(message, format)
    return format.formatToParts<ReactNode>(values).map(({ value }) => value)
  }
}
