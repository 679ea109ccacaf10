/**
 * Ranks a name for a search: 0 equal, 1 prefix of the name, 2 prefixes of its words, 3 anywhere.
 * Undefined when a word of the search is missing. Ignores case and accents.
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
