import { endOfString, skipSpace } from '../load/jsonText.ts'
import type { FoundEntry } from './segments.ts'

const quote = 34
const openBrace = 123
const closeBrace = 125
const openBracket = 91
const closeBracket = 93
const comma = 44

/** Entries of `paths` and of the sections of `components` in a JSON text that is known to be well-formed. */
export function jsonEntries(text: string): FoundEntry[] | undefined {
  const found: FoundEntry[] = []
  const root = skipSpace(text, 0)
  walkObject(text, root, (key, start) => {
    if (text.charCodeAt(start) !== openBrace) return
    if (key === 'paths') collect(text, start, [key], found)
    if (key === 'components') {
      walkObject(text, start, (section, at) => {
        if (text.charCodeAt(at) === openBrace) collect(text, at, [key, section], found)
      })
    }
  })
  return found
}

function collect(text: string, start: number, tokens: readonly string[], found: FoundEntry[]) {
  walkObject(text, start, (key, from, to) => {
    found.push({ tokens: [...tokens, key], start: from, end: to })
  })
}

/** Calls `visit` with the name of each entry and the offsets of its value. */
function walkObject(
  text: string,
  start: number,
  visit: (key: string, valueStart: number, valueEnd: number) => void,
) {
  let at = skipSpace(text, start + 1)
  while (text.charCodeAt(at) === quote) {
    const keyEnd = afterString(text, at)
    const key: unknown = JSON.parse(text.slice(at, keyEnd))
    // Over the colon.
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1)
    const valueEnd = afterValue(text, valueStart)
    visit(String(key), valueStart, valueEnd)
    at = skipSpace(text, valueEnd)
    if (text.charCodeAt(at) !== comma) return
    at = skipSpace(text, at + 1)
  }
}

function afterString(text: string, start: number): number {
  const end = endOfString(text, start)
  return end < 0 ? text.length : end + 1
}

function afterValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; ) {
    const character = text.charCodeAt(at)
    if (character === quote) {
      at = afterString(text, at)
      if (depth === 0) return at
      continue
    }
    if (character === openBrace || character === openBracket) depth++
    else if (character === closeBrace || character === closeBracket) {
      // The end of a number or a word is the end of what it stands in.
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (depth === 0 && (character === comma || character <= 32)) return at
    at++
  }
  return text.length
}
