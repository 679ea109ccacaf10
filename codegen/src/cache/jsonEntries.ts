import { jsonMembers, openBrace, skipSpace } from '../load/jsonText.ts'
import type { FoundEntry } from './FoundEntry.ts'

/** Entries of `paths` and of the sections of `components` in a JSON text that is known to be well-formed. */
export function jsonEntries(text: string): FoundEntry[] | undefined {
  const found: FoundEntry[] = []
  const root = skipSpace(text, 0)
  jsonMembers(text, root, ({ key, start }) => {
    if (text.charCodeAt(start) !== openBrace) return
    if (key === 'paths') collect(text, start, [key], found)
    if (key === 'components') {
      jsonMembers(text, start, ({ key: section, start: at }) => {
        if (text.charCodeAt(at) === openBrace) collect(text, at, [key, section], found)
      })
    }
  })
  return found
}

function collect(text: string, start: number, tokens: readonly string[], found: FoundEntry[]) {
  jsonMembers(text, start, ({ key, start: from, end }) => {
    found.push({ tokens: [...tokens, key], start: from, end })
  })
}
