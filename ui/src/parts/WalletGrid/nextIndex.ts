/** Index of the tile that an arrow, Home, End or page key moves to, row by row; `undefined` for other keys. */
export function nextIndex(
  key: string,
  index: number,
  { count, columns, isRtl }: { readonly count: number; readonly columns: number; readonly isRtl: boolean },
): number | undefined {
  const forward = isRtl ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: 4 * columns,
    PageUp: -4 * columns,
    Home: -index,
    End: count - 1 - index,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || count === 0) return undefined
  return Math.min(count - 1, Math.max(0, index + step))
}
