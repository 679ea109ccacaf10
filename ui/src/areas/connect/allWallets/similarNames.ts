/** Shortest term that is compared: in shorter ones every letter counts. */
const shortestTerm = 3
/** Longest one: no name is longer, and comparing takes the square of the length. */
const longestTerm = 32

/**
 * Items whose names are what a term would be without typing mistakes, the most similar first: one letter missing, added,
 * wrong or swapped with its neighbour, two in terms of six letters or more. The term may be the beginning of a name, or
 * one of its words.
 */
export function similarNames<Item extends { readonly name: string }>(
  items: readonly Item[],
  term: string,
): readonly Item[] {
  const typed = fold(term)
  if (typed.length < shortestTerm || typed.length > longestTerm) return []
  const limit = typed.length < 6 ? 1 : 2
  return items
    .map((item) => ({ item, mistakes: countMistakes(fold(item.name), typed, limit) }))
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((left, right) => left.mistakes - right.mistakes)
    .map(({ item }) => item)
}

/** Fewest mistakes by which the term became different from the name, from its beginning, or from one of its words. */
function countMistakes(name: string, typed: string, limit: number): number {
  const words = name.split(' ')
  const beginnings = [name, name.replaceAll(' ', ''), ...words].flatMap((text) =>
    Array.from({ length: 2 * limit + 1 }, (_, index) => text.slice(0, typed.length - limit + index)),
  )
  return Math.min(...[...new Set(beginnings)].filter(Boolean).map((text) => distance(text, typed)))
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
function distance(left: string, right: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isEqual = left[row - 1] === right[column - 1]
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const candidates = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
        ...(isSwapped && row > 1 && column > 1 ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ]
      next.push(Math.min(...candidates))
    }
    beforeLast = last
    last = next
  }
  return last[right.length] ?? 0
}

/** Without case, accents and repeated spaces. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}
