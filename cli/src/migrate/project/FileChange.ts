/** A file of the project, changed or new. */
export interface FileChange {
  /** Relative to the project, with slashes. */
  readonly path: string
  /** Undefined where the file is new. */
  readonly before: string | undefined
  readonly after: string
  /** Whether its values are secrets: not printed, and readable by the user alone. */
  readonly isSecret?: boolean
  /** Whether running the app writes it, so that its text after the change is not known. */
  readonly isGenerated?: boolean
}
