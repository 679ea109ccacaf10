import { seconds } from './cells.ts'
import type { ProcessRun } from './runProcess.ts'

/** Called after each run. */
export type Progress = (what: string, run: ProcessRun) => void

/** Writes a line for each run to standard error, with the end of the output of failed runs. */
export const logProgress: Progress = (what, { problem, wallSeconds, output }) => {
  console.error(`${what}: ${problem ?? 'done'} (${seconds(wallSeconds)})`)
  if (problem !== undefined) console.error(output.trimEnd().slice(-600).replace(/^/gm, '  | '))
}
