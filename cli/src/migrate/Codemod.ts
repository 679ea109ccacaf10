import type { MigrationContext } from './MigrationContext.ts'

/** Rewrites a project from one wallet kit to wallet-kit. */
export interface Codemod {
  /** For people, e.g. `AppKit`. */
  readonly name: string
  /** Whether a package belongs to the kit, by its name in npm. */
  owns(packageName: string): boolean
  apply(context: MigrationContext): void
}
