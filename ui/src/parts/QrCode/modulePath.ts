/** One path for all dark modules of a code, each run of a row as one rectangle. */
export function modulePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}
