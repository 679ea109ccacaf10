/** Characters of an address that are shown where it is shortened. */
const start = 4
const end = 6

/** The known address with the shown ends of another one, of which it differs inside: address poisoning lives on it. */
export function findLookAlike(address: string, known: readonly string[]): string | undefined {
  return known.find(
    (other) =>
      other !== address &&
      other.slice(0, start) === address.slice(0, start) &&
      other.slice(-end) === address.slice(-end),
  )
}
