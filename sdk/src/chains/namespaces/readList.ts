/** More than any wallet shares. A longer list is a mistake, or meant to keep the page busy. */
const longestList = 1_000

/**
 * The elements of a list from a wallet, each read once and by index: its iterator may never end.
 *
 * @returns `undefined` when it is no list, is too long or cannot be read
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const { length } = value
    if (length > longestList) return undefined
    return Array.from({ length }, (_, index): unknown => value[index])
  } catch {
    return undefined
  }
}
