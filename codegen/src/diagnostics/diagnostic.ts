import type { Place } from '../model/place.ts'

/** A mistake in a contract, or something unsupported. */
export interface Diagnostic {
  /** Errors stop the run before anything is written; warnings are shown and the run continues. */
  readonly severity: 'error' | 'warning'
  /** An error that a lenient run treats as a warning, and ignores the part it is in. */
  readonly recoverable?: boolean
  readonly place: Place
  /** Whether it is about the name at the place, or its value. */
  readonly at: 'key' | 'value'
  readonly message: string
  /** Number of further places of the file with the same problem, which are not reported one by one. */
  readonly more?: number
  /** Advice. */
  readonly hint?: string
  /** Set when the position is known already (syntax errors): offsets into the document's text. */
  readonly range?: { readonly start: number; readonly end: number }
}
