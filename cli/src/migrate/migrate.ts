import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type PackageManager, runCommand } from '../packageManager.ts'
import { UsageError } from '../UsageError.ts'
import { planMigration } from './planMigration.ts'
import { hasUncommittedChanges } from './project/hasUncommittedChanges.ts'
import { saveOriginals } from './project/savedOriginals.ts'
import { writeChanges } from './project/writeChanges.ts'
import { printDiff } from './report/printDiff.ts'
import { printReport } from './report/printReport.ts'

/** Values of `create-wallet-kit migrate`. */
export interface MigrateOptions {
  /** Folder of the project, relative to the working directory. */
  readonly folder: string
  readonly dryRun: boolean
  readonly yes: boolean
  /** Move wagmi 2 to wagmi 3, too. */
  readonly wagmi3: boolean
  /** Migrate although git has changes that are not committed. */
  readonly force: boolean
}

export interface MigrateParameters {
  readonly options: MigrateOptions
  readonly workingDirectory: string
  readonly manager: PackageManager
  /** Version of wallet-kit's packages. */
  readonly version: string
  /** Asks whether to write; undefined without a terminal. */
  readonly confirm: (() => Promise<boolean>) | undefined
  /** Prints a block of text. */
  readonly print: (text: string) => void
}

/**
 * Migrates a project to wallet-kit: prints what changes, asks, writes.
 *
 * @returns Whether files were written.
 * @throws {UsageError} without a package.json, with uncommitted changes, and where it would have to ask and cannot
 */
export async function migrate({
  options,
  workingDirectory,
  manager,
  version,
  confirm,
  print,
}: MigrateParameters): Promise<boolean> {
  const folder = resolve(workingDirectory, options.folder)
  if (!statSync(join(folder, 'package.json'), { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`${folder} has no package.json. Pass the folder of the app.`)
  if (!options.dryRun && !options.force && hasUncommittedChanges(folder))
    throw new UsageError('Git has changes that are not committed. Commit or stash them, or add --force.')
  const { kits, changes, findings, steps } = planMigration({ folder, version, wagmi3: options.wagmi3 })
  if (kits.length === 0) {
    print('No wallet kit to migrate from: package.json has neither AppKit nor another kit that is known.')
    return false
  }
  const isWritten = !options.dryRun && changes.length > 0
  const report = (written: boolean) =>
    printReport({
      changes,
      findings,
      steps:
        changes.length > 0
          ? [`${manager} install`, `${runCommand(manager, 'build')}, and connect once`, ...steps]
          : steps,
      written,
    })
  if (options.dryRun || !options.yes) {
    if (options.dryRun) print(printDiff(changes))
    print(report(false))
  }
  if (!isWritten) return false
  if (!options.yes) {
    if (!confirm)
      throw new UsageError('Cannot ask without a terminal. Pass --yes to write, or --dry-run to look.')
    if (!(await confirm())) {
      print('Nothing was written.')
      return false
    }
  }
  saveOriginals(folder, changes)
  writeChanges(folder, changes)
  print(options.yes ? report(true) : 'Written.')
  print('To take it back: create-wallet-kit undo, or git.')
  return true
}
