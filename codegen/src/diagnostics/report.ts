import type { Place } from '../model/place.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Collects problems, so that one run can report all of them. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[]
  add(diagnostic: Diagnostic): void
  /** The value at the place is wrong, and nothing sensible can be made of the contract. */
  error(place: Place, message: string, hint?: string): void
  /** The value at the place is wrong; a lenient run ignores it. */
  mistake(place: Place, message: string, hint?: string): void
  /** The name at the place is wrong; a lenient run ignores it. */
  mistakenKey(place: Place, message: string, hint?: string): void
  /** The value at the place is doubtful or ignored. */
  warning(place: Place, message: string, hint?: string): void
  /** Reports a habit of a document once for each file, at its first place, with the number of others. */
  habit(place: Place, message: string, hint?: string): void
  hasErrors(): boolean
  /** Whether there are so many errors that no more are reported, so that messages need not be built. */
  isFull(): boolean
}

export interface ReportOptions {
  /** Recoverable errors become warnings. False by default. */
  readonly lenient?: boolean | undefined
}

/** More are not useful; finding the places of a million would take minutes. */
const mostOfEach = 1_001

export function createReport({ lenient = false }: ReportOptions = {}): Report {
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const habits = new Map<string, { more: number }>()
  const counts = { error: 0, warning: 0 }

  function add(diagnostic: Diagnostic) {
    const severity = lenient && diagnostic.recoverable === true ? 'warning' : diagnostic.severity
    if (counts[severity] > mostOfEach) return
    // A shared part of a document is reached over many references; it is reported once.
    const { place, message } = diagnostic
    const key = `${place.file}\n${place.pointer}\n${message}`
    if (seen.has(key)) return
    seen.add(key)
    const count = ++counts[severity]
    if (count < mostOfEach) {
      diagnostics.push(severity === diagnostic.severity ? diagnostic : { ...diagnostic, severity })
    } else if (count === mostOfEach) {
      const message = `More than ${mostOfEach - 1} ${severity}s; the others are not reported.`
      diagnostics.push({ severity, place, at: 'value', message })
    }
  }

  function teller(kind: Pick<Diagnostic, 'severity' | 'at' | 'recoverable'>) {
    return (place: Place, message: string, hint?: string) =>
      add({ ...kind, place, message, ...(hint === undefined ? {} : { hint }) })
  }

  return {
    diagnostics,
    add,
    error: teller({ severity: 'error', at: 'value' }),
    mistake: teller({ severity: 'error', at: 'value', recoverable: true }),
    mistakenKey: teller({ severity: 'error', at: 'key', recoverable: true }),
    warning: teller({ severity: 'warning', at: 'value' }),
    habit(place, message, hint) {
      const key = `${place.file}\n${message}`
      const known = habits.get(key)
      if (known !== undefined) {
        known.more++
        return
      }
      const more = { more: 0 }
      habits.set(key, more)
      add(
        Object.assign(more, {
          severity: 'warning',
          at: 'value',
          place,
          message,
          ...(hint === undefined ? {} : { hint }),
        } as const),
      )
    },
    hasErrors: () => counts.error > 0,
    isFull: () => counts.error > mostOfEach,
  }
}
