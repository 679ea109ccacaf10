import { isAscii } from './isAscii.ts'

declare const isDisplayName: unique symbol

/** A name chosen by a stranger, cleaned by `toDisplayName`: it can neither hide nor reorder the text around it. */
export type DisplayName = string & { readonly [isDisplayName]: true }

/**
 * Turns a string from outside into one that may be shown as plain text: without control, invisible and unassigned
 * characters, without marks stacked on letters that come with their accents, in one line, at most `maximum` characters.
 * Empty when nothing visible remains. Similarity to other names is not checked here (see `hasDoubtfulName`).
 */
export function toDisplayName(text: string, maximum = 64): DisplayName {
  const start = text.slice(0, 4 * maximum).replace(/\s+/g, ' ')
  const visible = isAscii(start) ? start : toVisible(start)
  // By characters, so that none is cut in half.
  return [...visible.trim()].slice(0, maximum).join('').trim() as DisplayName
}

/** Apart from texts in ASCII, which are most: expressions with classes of Unicode take milliseconds to compile. */
const toVisible = (text: string) =>
  text
    // Unicode counts these, which are blank, among the symbols and letters.
    .replace(/[\p{C}\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu, '')
    .normalize()
    .replace(/(^|[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}\p{P}\p{S} ]|\p{M}{2})\p{M}+/gu, '$1')
