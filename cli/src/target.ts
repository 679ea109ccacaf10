import { lstatSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { projectNameProblem, suggestProjectName } from './projectName.ts'
import { UsageError } from './UsageError.ts'

/** Folder and name of the app. */
export interface Target {
  /** Absolute. */
  readonly folder: string
  /** Name of the package: that of the folder. */
  readonly name: string
}

/** Files that an empty folder may contain: created by the system, or by `git init`. */
const harmless = new Set(['.git', '.DS_Store', 'Thumbs.db'])

/**
 * Resolves the requested folder: `.`, a name, or a path of names below the working directory. Anything else is
 * rejected, so that a copied command line cannot write elsewhere.
 *
 * @throws {UsageError} on any other path and on an invalid package name
 */
export function resolveTarget(workingDirectory: string, directory: string): Target {
  const segments = directory.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.')
  if (/^([\\/]|[A-Za-z]:)/.test(directory) || segments.includes('..')) {
    throw new UsageError(
      `"${directory}" is outside of the current folder. Change to its parent folder first, then pass a name.`,
    )
  }
  const folder = resolve(workingDirectory, ...segments)
  const name = basename(folder)
  for (const segment of segments.length > 0 ? segments : [name]) {
    const problem = projectNameProblem(segment)
    if (problem) throw new UsageError(`${problem} How about "${suggestProjectName(segment)}"?`)
  }
  rejectLinks(workingDirectory, segments)
  return { folder, name }
}

/** A symbolic link below the working directory could resolve to any folder. */
function rejectLinks(workingDirectory: string, segments: readonly string[]): void {
  let path = workingDirectory
  for (const segment of segments) {
    path = join(path, segment)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats && !stats.isDirectory()) throw new UsageError(`${path} is not a folder.`)
  }
}

/** Whether the folder is missing, or holds nothing but harmless files. */
export function isEmptyTarget(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true
  return readdirSync(folder).every((name) => harmless.has(name))
}
