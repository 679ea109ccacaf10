import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Reads conformance vectors that lie beside the repository (`../shared/vectors` from its root).
 *
 * @returns `undefined`, with one line that says so, when the folder is not there.
 */
export function readVectors<Shape>(path: string): Shape | undefined {
  const file = resolve(import.meta.dirname, '../../../../shared/vectors', path)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Shape
  console.warn(`skipped: the conformance vectors ${path} are not beside this repository`)
  return undefined
}
