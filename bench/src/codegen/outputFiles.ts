import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is known of a file without reading it. */
export interface FileState {
  readonly bytes: number
  /** Changes whenever somebody writes the file, with the same content too. */
  readonly version: string
}

/** The files below a folder. */
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

/** How many files were written, added or removed between two readings. */
export function filesTouched(
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, FileState>,
): number {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path)?.version !== after.get(path)?.version).length
}

/** Their bytes together. */
export function totalBytes(files: ReadonlyMap<string, FileState>): number {
  return [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}
