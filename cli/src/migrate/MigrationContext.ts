import type { Project, SourceFile } from 'ts-morph'
import type { PackageEdits } from './project/PackageEdits.ts'
import type { MigrationReport } from './report/MigrationReport.ts'

/** The project that is migrated; sources are changed in memory only. */
export interface MigrationContext {
  /** All source files that mention a kit or what it shares with its host. */
  readonly project: Project
  /** Folder of the project, absolute. */
  readonly root: string
  readonly sources: readonly SourceFile[]
  readonly packages: PackageEdits
  readonly report: MigrationReport
  /** Version of wallet-kit's packages. */
  readonly version: string
  /** Whether an HTML, Vue or Svelte file matches. */
  hasMarkup(pattern: RegExp): boolean
}
