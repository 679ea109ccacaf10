/** An entry, as found in either syntax. */
export interface FoundEntry {
  readonly tokens: readonly string[]
  readonly start: number
  readonly end: number
}
