/** What a check refuses. */
export interface Finding {
  /** Inside the repository, with slashes. */
  readonly file: string
  readonly line: number
  readonly reason: string
}
