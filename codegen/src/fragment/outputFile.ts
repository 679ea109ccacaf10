import type { Declaration } from './declaration.ts'

/** One file that an emitter makes. Imports are added by the printer from the fragments. */
export interface OutputFile {
  /** Path inside the service's folder without extension: `client/getWallets`. */
  readonly path: string
  readonly declarations: readonly Declaration[]
  /** Whether the layer's barrel re-exports it; true by default. */
  readonly inBarrel?: boolean
}
