import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The visible rows and the focused one: removing that would lose the focus. */
export function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (row < 0 || row >= range.count || rows.includes(row)) return rows
  return [...rows, row].sort((one, other) => one - other)
}
