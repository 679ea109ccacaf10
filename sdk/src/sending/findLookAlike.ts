/** Characters of an address that are shown where it is shortened. */
const start = 4
const end = 6

/** The known address with the shown ends of another one, of which it differs inside: address poisoning lives on it. */
export function findLookAlike(address: string, known: readonly string[]): string | undefined {
  // The first two of a hexadecimal address are the same in all.
  const first = (text: string) => text.replace(/^0x/, '').slice(0, start)
  return known.find(
    (other) =>
      other !== address && first(other) === first(address) && other.slice(-end) === address.slice(-end),
  )
}
