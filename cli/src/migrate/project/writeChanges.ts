import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from './FileChange.ts'

/** Writes changed and new files. */
export function writeChanges(folder: string, changes: readonly FileChange[]): void {
  for (const { path, after, isSecret } of changes) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, after, isSecret ? { mode: 0o600 } : {})
  }
}
