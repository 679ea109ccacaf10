import { median } from '../median.ts'

/** Median of the ratios of runs that were made one after the other; undefined where no two of them go together. */
export function medianRatio(values: readonly number[], yardstick: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, round) => {
    const other = yardstick[round]
    return other === undefined ? [] : [value / other]
  })
  return ratios.length === 0 ? undefined : median(ratios)
}
