import type { TestContext } from './TestContext.ts'

/** Passed and failed checks of a part. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** One line or more per failure, which the summary repeats: of a long log CI keeps the end. */
  readonly failures?: readonly string[]
  /** Tests that failed, and passed when they ran again alone. */
  readonly unsteady?: readonly string[]
  /** Tests that cannot run here: their file and group, whose name says why. */
  readonly skipped?: readonly string[]
}

/** One part of `npm test`, which can also be run alone. */
export interface Part {
  readonly name: string
  /** Subject of the part, for the progress line and `--help`. */
  readonly title: string
  readonly needsBrowser?: true
  /** Prints what failed. A part that cannot run throws. */
  run(context: TestContext): Promise<Counts>
}
