import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../UsageError.ts'
import type { FileChange } from './FileChange.ts'
import { writeChanges } from './writeChanges.ts'

/** Folder of the project that git ignores by a file of its own. */
const savedFolder = '.wallet-kit'
const savedFile = 'originals.json'

/** Saves files as they were, so that `restoreOriginals` can put them back. Earlier ones of the same project stay. */
export function saveOriginals(folder: string, changes: readonly FileChange[]): void {
  const target = join(folder, savedFolder)
  const saved = existsSync(join(target, savedFile)) ? readSaved(folder) : []
  // Of a file that was changed twice, the first text is the original.
  const merged = new Map(saved.map((change) => [change.path, change]))
  for (const change of changes)
    merged.set(change.path, {
      ...change,
      before: merged.has(change.path) ? merged.get(change.path)?.before : change.before,
    })
  writeSaved(folder, [...merged.values()])
}

function writeSaved(folder: string, saved: readonly FileChange[]): void {
  const target = join(folder, savedFolder)
  if (saved.length === 0) {
    rmSync(target, { recursive: true, force: true })
    return
  }
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, '.gitignore'), '*\n')
  const text = `${JSON.stringify(saved, null, 2)}\n`
  // Texts of files with secrets are in it.
  writeFileSync(join(target, savedFile), text, { mode: 0o600 })
}

/**
 * Puts back the files that `migrate` and `add` have changed, and removes those that they added.
 *
 * @returns Paths relative to the project.
 * @throws {UsageError} where nothing is saved, and where a file was changed since, unless `force`
 */
export function restoreOriginals(folder: string, force: boolean): readonly string[] {
  if (!existsSync(join(folder, savedFolder, savedFile)))
    throw new UsageError(`${folder} has nothing that could be undone.`)
  const saved = readSaved(folder)
  const edited = saved.filter(({ path, after, isGenerated = false }) => {
    if (isGenerated) return false
    const file = join(folder, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== after
  })
  if (edited.length > 0 && !force)
    throw new UsageError(
      `Changed since: ${edited.map(({ path }) => path).join(', ')}. Add --force to lose these changes.`,
    )
  putBack(folder, saved)
  writeSaved(folder, [])
  return saved.flatMap(({ path, isGenerated }) => (isGenerated ? [] : [path]))
}

/** Puts back the files of these changes alone, and forgets them. */
export function revertChanges(folder: string, changes: readonly FileChange[]): void {
  putBack(folder, changes)
  const reverted = new Map(changes.map((change) => [change.path, change.before]))
  const kept = readSaved(folder).flatMap((change): readonly FileChange[] => {
    if (!reverted.has(change.path)) return [change]
    const after = reverted.get(change.path)
    // An earlier change of the same file stays.
    return after === undefined || after === change.before ? [] : [{ ...change, after }]
  })
  writeSaved(folder, kept)
}

function putBack(folder: string, changes: readonly FileChange[]): void {
  for (const { path, before } of changes) if (before === undefined) removeFile(folder, path)
  writeChanges(
    folder,
    changes.flatMap((change) => (change.before === undefined ? [] : [{ ...change, after: change.before }])),
  )
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  for (let folder = dirname(path); folder !== '.' && isEmpty(join(root, folder)); folder = dirname(folder))
    rmdirSync(join(root, folder))
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0
}

function readSaved(folder: string): readonly FileChange[] {
  return JSON.parse(readFileSync(join(folder, savedFolder, savedFile), 'utf8'))
}
