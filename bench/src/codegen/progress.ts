import { seconds } from './cells.ts'
import type { ProcessRun } from './runProcess.ts'

/** Told of each run as it ends. */
export type Progress = (what: string, run: ProcessRun) => void

/** A line for each run, with the end of what it said where it failed; tables go to the other stream. */
export const tellProgress: Progress = (what, { problem, wallSeconds, output }) => {
  console.error(`${what}: ${problem ?? 'done'} (${seconds(wallSeconds)})`)
  if (problem !== undefined) console.error(output.trimEnd().slice(-600).replace(/^/gm, '  | '))
}
