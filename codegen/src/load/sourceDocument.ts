import type { JsonValue } from '../model/json.ts'

/** One file as it was read. */
export interface SourceDocument {
  /** Path as it is shown and written into headers: relative, forward slashes. */
  readonly file: string
  readonly absolutePath: string
  readonly text: string
  readonly value: JsonValue
}
