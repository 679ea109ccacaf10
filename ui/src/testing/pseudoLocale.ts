import { createMessageCatalog, type FetchTranslation } from '../messages/createMessageCatalog.ts'
import type { MessageTexts } from '../messages/MessageSet.ts'

/** A locale that no translator provides: `x` begins BCP 47's private use. */
const tag = 'en-x-pseudo'

/** Accents the vowels of what a user reads, and keeps the names, keywords and tags of the ICU syntax. */
export function pseudoText(text: string): string {
  return text.replace(/\{\w+[^{}]*\{|\}\s*\w+\s*\{|\{\w+\}|<\/?\w+>|[aeiou]/g, (part) =>
    part.length > 1 ? part : `${part}\u0301`,
  )
}

const translate: FetchTranslation = async ({ english }) => ({ messages: pseudoTexts(english) })

function pseudoTexts(texts: MessageTexts): MessageTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]))
}

/** A catalog whose every set has a translation. `fetch` replaces how one is fetched. */
export function pseudoCatalog(fetch: FetchTranslation = translate) {
  return createMessageCatalog(tag, fetch, [tag])
}
