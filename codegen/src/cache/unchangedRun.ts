import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentHash } from '../load/contentHash.ts'
import type { FileState, RunState } from './runState.ts'

/** Which documents of the last run read differently now; undefined when one of them cannot be read. */
export function changedInputs(state: RunState, root: string): ReadonlySet<string> | undefined {
  const changed = new Set<string>()
  for (const { path, hash } of state.inputs) {
    try {
      if (contentHash(readFileSync(resolve(root, path))) !== hash) changed.add(path)
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
