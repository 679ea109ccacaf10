import { appendFileSync, readFileSync } from 'node:fs'

/** One line of the log that the test processes of a run append to, and that each reads. */
export type RunRecord =
  /** A test is about to run, with this mutant or with none, at this time (ms since 1970). */
  | {
      readonly kind: 'try'
      readonly file: string
      readonly test: string
      readonly mutant?: string
      readonly at: number
    }
  /** Result of a test for a mutant; `unreached` where only code runs it that was evaluated before. */
  | {
      readonly kind: 'killed' | 'survived' | 'unreached'
      readonly file: string
      readonly test: string
      readonly mutant: string
    }
  /** Mutants in code that a test file runs on import, apart from any test. */
  | { readonly kind: 'static'; readonly file: string; readonly mutants: readonly string[] }
  /** A test that fails without a mutant. */
  | { readonly kind: 'broken'; readonly file: string; readonly test: string }
  /** All tests of a file have been run with all mutants that they reach. */
  | { readonly kind: 'finished'; readonly file: string }
  /** A failed attempt has left something behind: the rest of the file needs a new process. */
  | { readonly kind: 'stopped'; readonly file: string }

export function readRunLog(path: string): readonly RunRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): RunRecord => JSON.parse(line))
}

export function appendToRunLog(path: string, record: RunRecord): void {
  appendFileSync(path, `${JSON.stringify(record)}\n`)
}
