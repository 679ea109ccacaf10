/** A file as text, with its exports and imports. */
export interface PrintedFile {
  /** Path inside the service's folder without extension. */
  readonly path: string
  readonly text: string
  /** Names that the layer's barrel re-exports. */
  readonly exports: readonly ExportedName[]
  /** Run-time files it imports, without extension. */
  readonly runtime: readonly string[]
  /** Files of the same service it imports, without extension. */
  readonly siblings: readonly string[]
}

interface ExportedName {
  readonly name: string
  readonly isType: boolean
}
