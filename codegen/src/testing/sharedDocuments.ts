import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/**
 * A public API description from the folder of shared documents beside the project, which a clone does not have: tests
 * that need one are skipped then.
 */
export function readDocument(name: string): string | undefined {
  const file = new URL(`../../../../shared/documents/${name}`, import.meta.url)
  const packed = new URL(`${file.href}.gz`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return existsSync(packed) ? gunzipSync(readFileSync(packed)).toString('utf8') : undefined
}
