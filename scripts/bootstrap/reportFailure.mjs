import { StepFailure } from './stepFailure.mjs'
import { bold, dim, red } from './terminal.mjs'

/**
 * Prints what failed, the last lines of the cause, and the remedy.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (!(error instanceof StepFailure)) {
    console.error(error)
    return
  }
  console.error(`\n${red(error.message)}`)
  if (error.details) console.error(dim(error.details.replace(/^/gm, '  │ ')))
  console.error(`${bold('What to do:')} ${error.remedy}\n`)
}
