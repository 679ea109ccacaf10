/**
 * Part of a code's side that its mark may take. A square of it is 5 % of the area; medium error correction (ISO/IEC
 * 18004, level M) restores 15 % of the codewords.
 */
const markShare = 0.22

/** The modules of a code without those behind the mark in its middle. */
export function clearMiddle(rows: readonly (readonly boolean[])[]): readonly (readonly boolean[])[] {
  const side = rows.length
  const start = Math.floor((side * (1 - markShare)) / 2)
  const isBehind = (index: number) => index >= start && index < side - start
  return rows.map((row, y) => row.map((isDark, x) => isDark && !(isBehind(x) && isBehind(y))))
}
