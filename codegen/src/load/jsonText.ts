const backslash = 92

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
