import type { Language } from '../app/languages/Language.ts'
import { english } from './english.ts'

/** A locale that no translator provides: `x` begins BCP 47's private use. */
export const pseudoTag = 'en-x-pseudo'

/**
 * Accents the vowels of what a user reads and repeats each, so that the text is about 40 % longer. Keeps the names,
 * keywords and tags of the ICU syntax.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+[^{}]*\{|\}\s*[=\w]+\s*\{|\{\w+\}|<\/?\w+>|[aeiou]/gi, (part) =>
    part.length > 1 ? part : `${part}\u0301${part}\u0301`,
  )
  // An abbreviation without vowels must differ, too.
  return accented === text && /[a-z]$/i.test(text) ? `${text}\u0301` : accented
}

/** English in the pseudo-locale. */
export const pseudoLanguage = Object.fromEntries(
  Object.entries(english).map(([name, messages]) => [
    name,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)])),
  ]),
) as unknown as Language
