import type { TestContext } from './TestContext.ts'

/** How many checks of a part held, and how many did not. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** One part of `npm test`, which can also be run alone. */
export interface Part {
  readonly name: string
  /** What it makes sure of, for the progress line and for `--help`. */
  readonly title: string
  readonly needsBrowser?: true
  /** Prints what failed. A part that cannot run throws. */
  run(context: TestContext): Promise<Counts>
}
