import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentHash } from '../load/contentHash.ts'
import type { FileState, RunState } from './runState.ts'

/** The documents of the last run that read differently now; undefined when one of them cannot be read. */
export function changedInputs(state: RunState, root: string): ReadonlyMap<string, Buffer> | undefined {
  const changed = new Map<string, Buffer>()
  for (const { path, hash } of state.inputs) {
    try {
      const bytes = readFileSync(resolve(root, path))
      if (contentHash(bytes) !== hash) changed.set(path, bytes)
    } catch {
      return undefined
    }
  }
  return changed
}

/** Whether the files of the last run are as it left them. */
export function areOutputsUntouched(state: RunState, output: string): boolean {
  return state.outputs.every((file) => {
    const now = statSync(join(output, file.path), { throwIfNoEntry: false })
    return now !== undefined && now.size === file.size && now.mtimeMs === file.mtimeMs
  })
}

/** How files look right after a run. */
export function fileStates(output: string, paths: Iterable<string>): FileState[] {
  return [...paths].map((path) => {
    const { size, mtimeMs } = statSync(join(output, path))
    return { path, size, mtimeMs }
  })
}
