/**
 * The candidate that the word was probably meant to be, or undefined. One wrong letter is allowed in short words, two
 * in longer ones; swapped neighbours count as one.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length <= 5 ? 1 : 2
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const distance =
      candidate.toLowerCase() === word.toLowerCase() ? 0.5 : editDistance(word, candidate, bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Optimal string alignment distance; stops at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let distance = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? limit) + 1)
      }
      current.push(distance)
      smallest = Math.min(smallest, distance)
    }
    if (smallest >= limit) return limit
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? limit
}
