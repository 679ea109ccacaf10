import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Changes } from './planChanges.ts'

/** Writes and removes what {@link planChanges} found; files that are up to date are not touched. */
export function applyChanges(output: string, { write, remove }: Changes) {
  const folders = new Set(write.map(({ path }) => dirname(join(output, path))))
  for (const folder of folders) makeFolder(folder)
  for (const { path, text } of write) writeFileSync(join(output, path), text)
  for (const path of remove) {
    // Another run may have been faster.
    rmSync(join(output, path), { force: true })
    removeEmptyFolders(output, dirname(path))
  }
}

/** Without `recursive` of the platform, which never ends below `/proc`, where nothing can be created. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(path)) throw error
  }
}

function removeEmptyFolders(output: string, folder: string) {
  for (let at = folder; at !== '.' && at !== ''; at = dirname(at)) {
    try {
      rmdirSync(join(output, at))
    } catch {
      // Not empty, or removed already.
      return
    }
  }
}
