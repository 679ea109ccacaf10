import type { Place } from '../model/place.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Collects what is wrong, so that one run can tell all of it. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[]
  add(diagnostic: Diagnostic): void
  /** The value at the place is wrong. */
  error(place: Place, message: string, hint?: string): void
  /** The value at the place is doubtful or ignored. */
  warning(place: Place, message: string, hint?: string): void
  hasErrors(): boolean
}

export function createReport(): Report {
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()

  function add(diagnostic: Diagnostic) {
    // A shared part of a document is reached over many references; it is told once.
    const { place, message } = diagnostic
    const key = `${place.file}\n${place.pointer}\n${message}`
    if (seen.has(key)) return
    seen.add(key)
    diagnostics.push(diagnostic)
  }

  return {
    diagnostics,
    add,
    error: (place, message, hint) =>
      add({ severity: 'error', place, at: 'value', message, ...(hint === undefined ? {} : { hint }) }),
    warning: (place, message, hint) =>
      add({ severity: 'warning', place, at: 'value', message, ...(hint === undefined ? {} : { hint }) }),
    hasErrors: () => diagnostics.some(({ severity }) => severity === 'error'),
  }
}
