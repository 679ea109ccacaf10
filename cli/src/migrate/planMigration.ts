import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { codemods } from './codemods.ts'
import type { MigrationContext } from './MigrationContext.ts'
import { changedSources } from './project/changedSources.ts'
import type { FileChange } from './project/FileChange.ts'
import { createPackageEdits } from './project/PackageEdits.ts'
import { raiseTarget } from './project/raiseTarget.ts'
import { listFiles, readSources } from './project/readSources.ts'
import { createReport, type Finding } from './report/MigrationReport.ts'
import { toWagmi3 } from './wagmi3/wagmi3.ts'

export interface MigrationPlan {
  /** Names of the kits that the project uses, e.g. `AppKit`. */
  readonly kits: readonly string[]
  readonly changes: readonly FileChange[]
  readonly findings: readonly Finding[]
  readonly steps: readonly string[]
}

export interface PlanMigrationParameters {
  /** Absolute; has a package.json. */
  readonly folder: string
  /** Of wallet-kit's packages. */
  readonly version: string
  /** Whether wagmi 2 becomes wagmi 3. Default: false. */
  readonly wagmi3?: boolean
}

/**
 * Plans the migration of a project: its files as they are and as they would be. Writes nothing.
 */
export function planMigration({ folder, version, wagmi3 = false }: PlanMigrationParameters): MigrationPlan {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const packages = createPackageEdits(manifest)
  const used = codemods.filter((codemod) => packages.names.some(codemod.owns))
  const toPath = (file: string) => relative(folder, file).split(sep).join('/')
  const files = listFiles(folder)
  const { project, markup, before } = readSources(files)
  const report = createReport({ toPath, original: (path) => before.get(path) })
  const sources = project.getSourceFiles()
  const context: MigrationContext = {
    project,
    root: folder,
    sources,
    packages,
    report,
    version,
    hasMarkup: (pattern) => [...markup.values()].some((text) => pattern.test(text)),
  }
  for (const codemod of used) codemod.apply(context)
  if (wagmi3) toWagmi3(context)
  const changes = changedSources(project, before, toPath)
  const compiler = join(folder, 'tsconfig.json')
  // Its types need a later target than those of older versions.
  const settings =
    packages.range('viem') !== undefined && packages.text !== manifest && existsSync(compiler)
      ? readFileSync(compiler, 'utf8')
      : ''
  const raised = raiseTarget(settings)
  return {
    kits: used.map(({ name }) => name),
    changes: [
      ...(packages.text === manifest
        ? []
        : [{ path: 'package.json', before: manifest, after: packages.text }]),
      ...(raised === settings ? [] : [{ path: 'tsconfig.json', before: settings, after: raised }]),
      ...[...changes].sort((a, b) => (a.path < b.path ? -1 : 1)),
    ],
    findings: [...report.findings].sort((a, b) =>
      a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
    ),
    steps: report.steps,
  }
}
