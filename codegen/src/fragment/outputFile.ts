import type { Declaration } from './declaration.ts'

/** One file that an emitter makes. Imports are added by the printer from the fragments. */
export interface OutputFile {
  /** Path inside the service's folder without extension: `client/wallets`. */
  readonly path: string
  /**
   * What stands in the file. A function, so that a file is put together only when it has to be printed, and its
   * fragments are gone when it is.
   */
  declarations(): readonly Declaration[]
  /** Whether the layer's barrel re-exports it; true by default. */
  readonly inBarrel?: boolean
}
