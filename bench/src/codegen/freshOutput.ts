import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { peersFolder } from './folders.ts'

/** Where generators keep what helps their next run. */
const caches = join(peersFolder, 'node_modules/.cache')

/** Empties an output folder and makes generators forget earlier runs, so that the next one is a first run. */
export function freshOutput(folder: string): void {
  for (const path of [caches, folder]) rmSync(path, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
