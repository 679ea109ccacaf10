import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentHash } from '../load/contentHash.ts'
import { type FileState, type RunState, readContract } from './runState.ts'

/** A document that has changed since the last run. */
export interface ChangedInput {
  readonly bytes: Buffer
  /** As it was then, if that was kept. */
  readonly before: Buffer | undefined
}

/** The documents that have changed since the last run, by path; undefined when one of them cannot be read. */
export function changedInputs(
  state: RunState,
  root: string,
  folder: string,
): ReadonlyMap<string, ChangedInput> | undefined {
  const changed = new Map<string, ChangedInput>()
  for (const { path, hash } of state.inputs) {
    try {
      const bytes = readFileSync(resolve(root, path))
      const kept = state.services.find((service) => service.path === path)
      const before = kept && readContract(folder, kept)
      // Comparing is faster than hashing.
      if (before?.equals(bytes) === true) continue
      if (hash === undefined || contentHash(bytes) !== hash) changed.set(path, { bytes, before })
    } catch {
      return undefined
    }
  }
  return changed
}

/** Whether the files of the last run are as it left them. */
export function areOutputsUntouched(state: RunState, output: string): boolean {
  return state.outputs.every((file) => {
    // Not `join`: there are thousands, and all are normalised.
    const now = statSync(`${output}/${file.path}`, { throwIfNoEntry: false })
    return now !== undefined && now.size === file.size && now.mtimeMs === file.mtimeMs
  })
}

/** Sizes and times of files after a run. */
export function fileStates(output: string, paths: Iterable<string>): FileState[] {
  return [...paths].map((path) => {
    const { size, mtimeMs } = statSync(`${output}/${path}`)
    return { path, size, mtimeMs }
  })
}
