/** A violation that a check reports. */
export interface Finding {
  /** Path in the repository, with slashes. */
  readonly file: string
  readonly line: number
  readonly reason: string
}
