/**
 * A table of Markdown. Cells are Markdown on one line already; empty columns are left out, and a table without rows is
 * an empty string.
 */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const kept = columns
    .map((_, index) => index)
    .filter((index) => index === 0 || rows.some((row) => row[index]))
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${kept.map((index) => cell(cells[index] ?? '')).join(' | ')} |`
  return [line(columns), `|${' --- |'.repeat(kept.length)}`, ...rows.map(line)].join('\n')
}

/** A bar ends a cell, even inside of code, unless an odd number of backslashes is before it. */
function cell(text: string): string {
  if (!text.includes('|') && !text.includes('\n')) return text
  return text
    .replace(/\n/g, ' ')
    .replace(/\\+\|?|\|/g, (found) =>
      found.endsWith('|') && found.length % 2 === 1 ? `${found.slice(0, -1)}\\|` : found,
    )
}
