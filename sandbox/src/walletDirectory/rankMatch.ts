/**
 * How well a name answers a search: 0 the name itself, 1 its beginning, 2 beginnings of its words, 3 anywhere.
 * Undefined when one of the search's words is not in it. Upper and lower case, and accents, make no difference.
 */
export function rankMatch(name: string, search: string): 0 | 1 | 2 | 3 | undefined {
  const haystack = fold(name)
  const needle = fold(search)
  const words = needle.split(' ')
  if (!words.every((word) => haystack.includes(word))) return undefined
  if (haystack === needle) return 0
  if (haystack.startsWith(needle)) return 1
  const beginnings = haystack.split(' ')
  return words.every((word) => beginnings.some((beginning) => beginning.startsWith(word))) ? 2 : 3
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}
