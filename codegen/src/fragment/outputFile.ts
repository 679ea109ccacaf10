import type { Declaration } from './declaration.ts'

/** One file that an emitter makes. */
export type OutputFile = SourceFile | PageFile

/** TypeScript. Imports are added by the printer from the fragments. */
export interface SourceFile {
  /** Path inside the service's folder without extension: `client/wallets`. */
  readonly path: string
  /**
   * Content of the file. A function, so that its fragments are built only when it must be printed, and freed
   * afterwards.
   */
  declarations(): readonly Declaration[]
  /** Whether the layer's barrel re-exports it; true by default. */
  readonly inBarrel?: boolean
  /** Whether it is left out unless another file of the service imports it; false by default. */
  readonly onDemand?: boolean
}

/** Makes one section of a page. */
export type PageSection = () => string

/** A page of Markdown, written as it is, below the header. */
export interface PageFile {
  /** Path inside the service's folder without extension: `README`. */
  readonly path: string
  readonly extension: 'md'
  /**
   * Markdown, one function a section, with an empty line between sections; empty ones are left out. Text of a contract
   * must be escaped by then.
   */
  sections(): readonly PageSection[]
}
