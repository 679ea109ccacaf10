import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Metadata of a file. */
export interface FileState {
  readonly bytes: number
  /** Changes with every write, even of the same content. */
  readonly version: string
}

/** Metadata of all files below a folder. */
export function outputFiles(folder: string): ReadonlyMap<string, FileState> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const { size, ino, mtimeNs } = statSync(path, { bigint: true })
        return [path, { bytes: Number(size), version: `${ino} ${mtimeNs}` }]
      }),
  )
}

/** Number of files written, added or removed between two snapshots. */
export function filesTouched(
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, FileState>,
): number {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path)?.version !== after.get(path)?.version).length
}

/** Total size in bytes. */
export function totalBytes(files: ReadonlyMap<string, FileState>): number {
  return [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}
