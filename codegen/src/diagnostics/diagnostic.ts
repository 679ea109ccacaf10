import type { Place } from '../model/place.ts'

/** Something wrong, or not understood, in a contract. */
export interface Diagnostic {
  /** Errors stop the run before anything is written; warnings are shown and the run goes on. */
  readonly severity: 'error' | 'warning'
  /** An error that output can be made in spite of, as if the contract said nothing there. */
  readonly recoverable?: boolean
  readonly place: Place
  /** Whether the name at the place is meant, or its value. */
  readonly at: 'key' | 'value'
  /** What is wrong. */
  readonly message: string
  /** How often the same is found in further places of the file, which are not reported one by one. */
  readonly more?: number
  /** What to do about it. */
  readonly hint?: string
  /** Set when the position is known already (syntax errors): offsets into the document's text. */
  readonly range?: { readonly start: number; readonly end: number }
}
