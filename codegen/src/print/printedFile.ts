/** A file as text, and what the files around it have to know of it. */
export interface PrintedFile {
  /** Path inside the service's folder without extension. */
  readonly path: string
  readonly text: string
  /** What the layer's barrel passes on. */
  readonly exports: readonly ExportedName[]
  /** Run-time files it imports, without extension. */
  readonly runtime: readonly string[]
  /** Files of the same service it imports, without extension. */
  readonly siblings: readonly string[]
}

export interface ExportedName {
  readonly name: string
  readonly isType: boolean
}
