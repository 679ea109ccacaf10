import { parseAccept } from 'hono/utils/accept'
import { chooseLanguage } from '../chooseLanguage.ts'
import type { Language } from '../languages.ts'

/** Longer than any browser's header. */
const mostCharacters = 1_000

/** The language that the sender of a request reads (RFC 9110, 12.5.4); English where none of theirs is there. */
export function readAcceptLanguage(header: string | undefined): Language {
  const wanted = parseAccept((header ?? '').slice(0, mostCharacters))
  return chooseLanguage(wanted.toSorted((one, other) => other.q - one.q).map(({ type }) => type))
}
