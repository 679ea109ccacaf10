import type { Place } from './place.ts'

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
  /** Next step for the user. */
  readonly hint?: string
  readonly place: Place
}
