import type { LocatedDiagnostic } from './diagnostics/formatDiagnostic.ts'
import type { Service } from './model/service.ts'
import type { Changes } from './write/planChanges.ts'

/** Outcome of a run. */
export interface GenerateResult {
  /** False when a contract has errors, or a check found differences. */
  readonly ok: boolean
  /** Every problem of every contract, by file and line. */
  readonly diagnostics: readonly LocatedDiagnostic[]
  readonly services: readonly Service[]
  /** Absolute paths of the files that were read or looked for: contracts and their references. */
  readonly sources: readonly string[]
  /** Undefined when errors kept the run from comparing. */
  readonly changes: Changes | undefined
}
