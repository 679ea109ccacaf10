/** An entry as the readers of both syntaxes find it. */
export interface FoundEntry {
  readonly tokens: readonly string[]
  readonly start: number
  readonly end: number
}
