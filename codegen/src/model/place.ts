/**
 * A place in a contract. Line and column are worked out from the pointer only when a diagnostic is shown, so that a
 * correct document never pays for them.
 */
export interface Place {
  /** Path of the document as it was given, with forward slashes. */
  readonly file: string
  /** JSON pointer inside the document, `''` for its root. */
  readonly pointer: string
}
