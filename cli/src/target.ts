import { lstatSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { projectNameProblem, suggestProjectName } from './projectName.ts'
import { UsageError } from './UsageError.ts'

/** Where the app goes and what it is called. */
export interface Target {
  /** Absolute. */
  readonly folder: string
  /** Name of the package: that of the folder. */
  readonly name: string
}

/** Files that a folder may hold and still count as empty: made by the system, or by `git init`. */
const harmless = new Set(['.git', '.DS_Store', 'Thumbs.db'])

/**
 * The folder that a person named: `.`, a name, or a path of names below the working directory. Nothing else, so that
 * a copied command line cannot write elsewhere.
 *
 * @throws {UsageError} on any other path and on a name that no package can have
 */
export function resolveTarget(workingDirectory: string, directory: string): Target {
  const segments = directory.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.')
  if (/^([\\/]|[A-Za-z]:)/.test(directory) || segments.includes('..')) {
    throw new UsageError(`"${directory}" is outside of this folder. Go there first, then give a name.`)
  }
  const folder = resolve(workingDirectory, ...segments)
  const name = basename(folder)
  for (const segment of segments.length > 0 ? segments : [name]) {
    const problem = projectNameProblem(segment)
    if (problem) throw new UsageError(`${problem} How about "${suggestProjectName(segment)}"?`)
  }
  refuseLinks(workingDirectory, segments)
  return { folder, name }
}

/** A link below the working directory could lead anywhere. */
function refuseLinks(workingDirectory: string, segments: readonly string[]): void {
  let path = workingDirectory
  for (const segment of segments) {
    path = join(path, segment)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats && !stats.isDirectory()) throw new UsageError(`${path} is not a folder.`)
  }
}

/** Whether there is nothing in the folder that a person could miss. */
export function isEmptyTarget(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true
  return readdirSync(folder).every((name) => harmless.has(name))
}
