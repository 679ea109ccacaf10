import { median } from '../median.ts'
import { medianRatio } from './medianRatio.ts'
import type { ProcessRun } from './runProcess.ts'

/** A cell without a value. */
const nothing = '–'

export const seconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} s`
export const milliseconds = (value: number) => `${(value * 1000).toFixed(0)} ms`
export const megabytes = (value: number) => `${value.toFixed(0)} MB`
const ratio = (value: number | undefined) => (value === undefined ? nothing : `${value.toFixed(2)} x`)

/** Formats the median of one figure of some runs. */
export function medianOf(
  runs: readonly ProcessRun[],
  figure: (run: ProcessRun) => number,
  show: (value: number) => string,
): string {
  return runs.length === 0 ? nothing : show(median(runs.map(figure)))
}

/** Formats the median ratio of their CPU times. */
export function cpuRatio(runs: readonly ProcessRun[], others: readonly ProcessRun[]): string {
  const times = (of: readonly ProcessRun[]) =>
    of.filter(({ problem }) => problem === undefined).map(({ cpuSeconds }) => cpuSeconds)
  return ratio(medianRatio(times(runs), times(others)))
}

/** The first problem of some runs, in place of figures. */
export function problemOf(runs: readonly ProcessRun[]): string | undefined {
  return runs.find(({ problem }) => problem !== undefined)?.problem
}
