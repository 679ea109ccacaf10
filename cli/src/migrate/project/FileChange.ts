/** A file of the project, changed or new. */
export interface FileChange {
  /** Relative to the project, with slashes. */
  readonly path: string
  /** Undefined where the file is new. */
  readonly before: string | undefined
  readonly after: string
}
