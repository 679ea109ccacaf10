import type { Place } from './place.ts'

/** Bundles of an app: what its first load carries, and what is loaded on demand. */
export const errorBundles = ['first', 'deferred'] as const

export type ErrorBundle = (typeof errorBundles)[number]

/** One error of an error catalogue. */
export interface CatalogueEntry {
  /** `PROJECT_ID_MISSING` */
  readonly code: string
  readonly number: number
  /** Exact text; may contain `{name}` holes. */
  readonly message: string
  readonly severity: string
  /** Page of the documentation. */
  readonly docs?: string
  /** What to do next. */
  readonly hint?: string
  /** Bundle of an app that carries its number and message; `deferred` unless the catalogue names one. */
  readonly bundle: ErrorBundle
  readonly place: Place
}
