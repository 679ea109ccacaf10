import { createElement, Fragment, type ReactNode } from 'react'
import { logFailure } from '../instance/logFailure.ts'
import type { PartValues } from './formatPlain.ts'
import type { FormatMessage, MessageSet, MessageTexts, Translation } from './MessageSet.ts'
import type { FormatTag } from './MessageValues.ts'
import { shellMessages } from './shell/shellMessages.ts'

/** The messages of one modal, in one locale. */
export interface MessageCatalog {
  /** BCP 47 tag of the messages. */
  readonly locale: string
  /** The set in the catalog's locale when that is loaded, else in English. Same function each time. */
  get<Texts extends MessageTexts>(set: MessageSet<Texts>): FormatMessage<Texts>
  /** Loads sets in the catalog's locale. What is unavailable stays English. */
  load(sets: readonly MessageSet[]): Promise<void>
}

type Values = Readonly<Record<string, string | number | FormatTag>>

export type FetchTranslation = (
  set: MessageSet,
  locale: string,
) => Promise<{ readonly messages: Translation<MessageTexts> }> | undefined

const fetchTranslation: FetchTranslation = (set, locale) => set.translations[locale]?.()

/** The locale to use for the requested one (BCP 47): itself, else its language, else English. */
export function resolveLocale(requested: string, available: readonly string[]): string {
  const [language = ''] = requested.split('-')
  return [requested, language].find((locale) => available.includes(locale)) ?? 'en'
}

export function createMessageCatalog(
  requested: string,
  fetch: FetchTranslation = fetchTranslation,
  available: readonly string[] = Object.keys(shellMessages.translations),
): MessageCatalog {
  const locale = resolveLocale(requested, available)
  const formats = new Map<MessageSet, ReturnType<typeof createFormat>>()

  async function loadSet(set: MessageSet): Promise<void> {
    try {
      const translation = await fetch(set, locale)
      if (translation) formats.set(set, createFormat(set, translation.messages, locale))
    } catch (error) {
      void logFailure(`The messages in "${locale}"`, error)
    }
  }

  return {
    locale,
    get<Texts extends MessageTexts>(set: MessageSet<Texts>) {
      const format = formats.get(set) ?? createFormat(set, set.english, 'en')
      formats.set(set, format)
      return format as FormatMessage<Texts>
    },
    async load(sets) {
      if (locale !== 'en') await Promise.all(sets.filter((set) => !formats.has(set)).map(loadSet))
    },
  }
}

function createFormat(set: MessageSet, texts: MessageTexts, locale: string) {
  const formatParts = set.createFormatter(locale)
  return (key: string, values: Values = {}): ReactNode => {
    // A key of another version's translation, when chunks of two versions meet.
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
