import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { finishApp } from '../../finishApp.ts'
import type { FileChange } from '../../migrate/project/FileChange.ts'
import { revertChanges, saveOriginals } from '../../migrate/project/savedOriginals.ts'
import type { PackageManager } from '../../packageManager.ts'

export interface InstallPackagesParameters {
  /** Folder of the app, absolute, with saved originals. */
  readonly folder: string
  /** Written already. */
  readonly changes: readonly FileChange[]
  readonly manager: PackageManager
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
}

/** Text files that an installation writes, in the project or above it. */
const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  '.pnp.cjs',
  '.pnp.loader.mjs',
]

/**
 * Installs the packages of an app, and saves its lock file for `undo`. Where that fails, its files are put back.
 *
 * @throws {UsageError} when the installation fails
 */
export async function installPackages(parameters: InstallPackagesParameters): Promise<void> {
  const { folder, changes, manager, signal } = parameters
  const places = foldersUp(folder).flatMap((place) => lockFiles.map((name) => join(place, name)))
  const before = new Map(places.map((path) => [path, readIfThere(path)]))
  try {
    await finishApp({ folder, manager, install: true, git: false, signal })
    saveOriginals(folder, lockChanges(folder, before))
  } catch (error) {
    const locks = lockChanges(folder, before)
    saveOriginals(folder, locks)
    revertChanges(folder, [...changes, ...locks])
    throw error
  }
}

function lockChanges(folder: string, before: ReadonlyMap<string, string | undefined>): readonly FileChange[] {
  return [...before].flatMap(([path, text]) => {
    const after = readIfThere(path)
    if (after === undefined || after === text) return []
    return [{ path: relative(folder, path).split(sep).join('/'), before: text, after }]
  })
}

/** The folder and those above it, up to that of the repository. */
function foldersUp(folder: string): readonly string[] {
  const isTop = existsSync(join(folder, '.git')) || dirname(folder) === folder
  return isTop ? [folder] : [folder, ...foldersUp(dirname(folder))]
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
