import { existsSync, readFileSync } from 'node:fs'

/**
 * Conformance vectors from the folder beside the project, which a clone does not have: tests that need them are skipped
 * then.
 */
export function readVectors<Shape>(path: string): Shape | undefined {
  const file = new URL(`../../../../shared/vectors/${path}`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : undefined
}
