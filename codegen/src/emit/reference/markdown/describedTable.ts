import { inlineText } from './inlineText.ts'
import { table } from './table.ts'

/** A table inside a description. */
export interface DescribedTable {
  readonly markdown: string
  /** Its number of lines in the description. */
  readonly lines: number
}

/**
 * The table that begins at a line of a description, in the form of GitHub: names of columns, a line of dashes, rows up
 * to the first line without a bar. Its cells are text like any other. `undefined` where none begins.
 */
export function describedTable(lines: readonly string[], start: number): DescribedTable | undefined {
  if (!lines[start]?.includes('|') || !lines[start + 1]?.includes('-')) return undefined
  const columns = cellsOf(lines[start])
  const rule = cellsOf(lines[start + 1] ?? '')
  if (rule.length !== columns.length || !rule.every((cell) => /^:?-+:?$/.test(cell))) return undefined
  const rows: string[][] = []
  for (let at = start + 2; lines[at]?.includes('|'); at++) {
    const cells = cellsOf(lines[at] ?? '')
    rows.push(columns.map((_, index) => inlineText(cells[index] ?? '')))
  }
  if (rows.length === 0) return undefined
  return { markdown: table(columns.map(inlineText), rows), lines: rows.length + 2 }
}

/** Bars part cells, unless a backslash is before them. The outer bars are left out. */
function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
  return cells.slice(cells[0] === '' ? 1 : 0, cells.length > 1 && cells.at(-1) === '' ? -1 : undefined)
}
