import { median } from '../median.ts'

/** Median of the ratios of runs of the same round; undefined without a complete round. */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, round) => {
    const other = baseline[round]
    return other === undefined ? [] : [value / other]
  })
  return ratios.length === 0 ? undefined : median(ratios)
}
