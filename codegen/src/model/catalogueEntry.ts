import type { Place } from './place.ts'

/** Bundle of the entries that name none, where a catalogue has bundles. */
export const deferredBundle = 'deferred'

/** A part of an app that carries number and message of its own errors only. */
export interface ErrorBundle {
  /** `first` */
  readonly name: string
  /** What raises its errors. */
  readonly description: string
}

/** One error of an error catalogue. */
export interface CatalogueEntry {
  /** `PROJECT_ID_MISSING` */
  readonly code: string
  /** `projectIdMissing`: its constant. */
  readonly name: string
  readonly number: number
  /** Exact text; may contain `{name}` holes. */
  readonly message: string
  readonly severity: string
  /** Page of the documentation. */
  readonly docs?: string
  /** What to do next. */
  readonly hint?: string
  /** Name of the bundle that carries its number and message. */
  readonly bundle: string
  readonly place: Place
}
