const quote = 34
const comma = 44
const backslash = 92
export const openBrace = 123
const closeBrace = 125
export const openBracket = 91
const closeBracket = 93

/** Offset of the quote that ends the string which starts at an offset; -1 when none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && text.charCodeAt(end - 1) === backslash && isEscaped(text, end)) {
    end = text.indexOf('"', end + 1)
  }
  return end
}

function isEscaped(text: string, at: number): boolean {
  let count = 0
  while (text.charCodeAt(at - 1 - count) === backslash) count++
  return count % 2 === 1
}

/** Offset of the first character that is no white space. */
export function skipSpace(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); code === 32 || (code >= 9 && code <= 13); )
    code = text.charCodeAt(++at)
  return at
}

/** One entry of an object or list in a string: where its name is, with quotes, and its value. */
export interface JsonMember {
  /** Name, or index in a list. */
  readonly key: string
  /** Offsets of the name; of nothing in a list. */
  readonly keyStart: number
  readonly keyEnd: number
  readonly start: number
  readonly end: number
}

/** Calls `visit` with each entry of the object or list at an offset of a string that is known to be well-formed JSON. */
export function jsonMembers(text: string, start: number, visit: (member: JsonMember) => void): void {
  const isObject = text.charCodeAt(start) === openBrace
  let at = skipSpace(text, start + 1)
  for (let index = 0; !isClose(text.charCodeAt(at)) && at < text.length; index++) {
    const keyStart = at
    const keyEnd = isObject ? afterString(text, at) : at
    const key = isObject ? String(JSON.parse(text.slice(keyStart, keyEnd))) : String(index)
    // Over the colon.
    const valueStart = isObject ? skipSpace(text, skipSpace(text, keyEnd) + 1) : at
    const end = afterValue(text, valueStart)
    visit({ key, keyStart, keyEnd, start: valueStart, end })
    at = skipSpace(text, end)
    if (text.charCodeAt(at) !== comma) return
    at = skipSpace(text, at + 1)
  }
}

function isClose(character: number): boolean {
  return character === closeBrace || character === closeBracket
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
    else if (isClose(character)) {
      // The end of a number or a word is also the end of its parent.
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (depth === 0 && (character === comma || character <= 32)) return at
    at++
  }
  return text.length
}
