import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../UsageError.ts'
import type { FileChange } from './FileChange.ts'
import { writeChanges } from './writeChanges.ts'

/** Folder of the project that git ignores by a file of its own. */
const savedFolder = '.wallet-kit'
const savedFile = 'before-migration.json'

/** Saves files as they were, so that `restoreOriginals` can put them back. Earlier ones of the same project stay. */
export function saveOriginals(folder: string, changes: readonly FileChange[]): void {
  const target = join(folder, savedFolder)
  const saved = existsSync(join(target, savedFile)) ? readSaved(folder) : []
  // Of a file that was migrated twice, the first text is the original.
  const merged = new Map(saved.map((change) => [change.path, change]))
  for (const change of changes)
    merged.set(change.path, {
      ...change,
      before: merged.has(change.path) ? merged.get(change.path)?.before : change.before,
    })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, '.gitignore'), '*\n')
  writeFileSync(join(target, savedFile), `${JSON.stringify([...merged.values()], null, 2)}\n`)
}

/**
 * Puts back the files of a migration, and removes those that it added.
 *
 * @returns Paths relative to the project.
 * @throws {UsageError} where nothing is saved, and where a file was changed since, unless `force`
 */
export function restoreOriginals(folder: string, force: boolean): readonly string[] {
  if (!existsSync(join(folder, savedFolder, savedFile)))
    throw new UsageError(`${folder} has no migration that could be undone.`)
  const saved = readSaved(folder)
  const edited = saved.filter(({ path, after }) => {
    const file = join(folder, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== after
  })
  if (edited.length > 0 && !force)
    throw new UsageError(
      `Changed after the migration: ${edited.map(({ path }) => path).join(', ')}. Add --force to lose these changes.`,
    )
  for (const { path, before } of saved) if (before === undefined) rmSync(join(folder, path), { force: true })
  writeChanges(
    folder,
    saved.flatMap(({ path, before }) => (before === undefined ? [] : [{ path, before, after: before }])),
  )
  rmSync(join(folder, savedFolder), { recursive: true })
  return saved.map(({ path }) => path)
}

function readSaved(folder: string): readonly FileChange[] {
  return JSON.parse(readFileSync(join(folder, savedFolder, savedFile), 'utf8'))
}
