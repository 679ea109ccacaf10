import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { peersFolder } from './folders.ts'

/** Caches of the generators. */
const caches = join(peersFolder, 'node_modules/.cache')

/** Deletes an output folder and the generators' caches, for a cold run. */
export function freshOutput(folder: string): void {
  for (const path of [caches, folder]) rmSync(path, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
