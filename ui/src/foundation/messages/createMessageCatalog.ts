import { createElement, Fragment, type ReactNode } from 'react'
import type { PartValues } from './formatPlain.ts'
import type { FormatMessage, MessageSet, MessageStrings } from './MessageSet.ts'
import type { FormatTag } from './MessageValues.ts'

/** The messages of one modal, in one language. */
export interface MessageCatalog {
  /** BCP 47 tag of the messages. */
  readonly locale: string
  /** Formats the messages of a set. Same function each time. */
  get<Messages extends MessageStrings>(set: MessageSet<Messages>): FormatMessage<Messages>
}

type Values = Readonly<Record<string, string | number | FormatTag>>

/** @param language sets of messages of `locale` by name; without them, the catalog is English */
export function createMessageCatalog(
  locale = 'en',
  language?: Readonly<Record<string, MessageStrings>>,
): MessageCatalog {
  const formats = new Map<MessageSet, ReturnType<typeof createFormat>>()
  return {
    locale,
    get<Messages extends MessageStrings>(set: MessageSet<Messages>) {
      const format = formats.get(set) ?? createFormat(set, language?.[set.name], locale)
      formats.set(set, format)
      return format as FormatMessage<Messages>
    },
  }
}

function createFormat(set: MessageSet, texts: MessageStrings = set.english, locale: string) {
  const formatParts = set.createFormatter(locale)
  return (key: string, values: Values = {}): ReactNode => {
    // A key that the language of another version lacks, when chunks of two versions meet.
    const text = texts[key] ?? set.english[key] ?? key
    return toNode(formatParts(text, toPartValues(values)))
  }
}

function toPartValues(values: Values): PartValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: readonly ReactNode[]) => value(toNode(parts)) : value,
    ]),
  )
}

/** Parts as a node that needs no keys. */
function toNode(parts: readonly ReactNode[]): ReactNode {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  return createElement(Fragment, null, ...parts)
}
