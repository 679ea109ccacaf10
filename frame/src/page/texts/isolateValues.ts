import type { ApprovalTexts } from './en.ts'

/** Characters of the Unicode bidirectional algorithm (UAX 9): first strong isolate, its end, right-to-left mark. */
const isolate = '\u2068'
const isolateEnd = '\u2069'
const rightToLeft = '\u200f'

/**
 * Texts of a language that is written from right to left, whose values keep their own order: addresses and amounts with
 * their symbols are from left to right. The mark stands for the language in texts that begin with a value.
 */
export function isolateValues(texts: ApprovalTexts): ApprovalTexts {
  const isolated = Object.entries(texts).map(([name, text]) => {
    const marked = text.startsWith('{') ? rightToLeft + text : text
    return [name, marked.replaceAll(/\{\w+\}/g, `${isolate}$&${isolateEnd}`)]
  })
  return Object.fromEntries(isolated) as ApprovalTexts
}
