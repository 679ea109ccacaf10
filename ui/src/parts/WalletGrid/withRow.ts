import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/**
 * The visible rows, and the focused one with the row on either side of it: removing the focused row
 * would lose the focus, and Tab reaches only rows that exist, also before the list has scrolled.
 */
export function withRow(range: Range, focused: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (focused < 0 || focused >= range.count) return rows
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].sort((one, other) => one - other)
}
