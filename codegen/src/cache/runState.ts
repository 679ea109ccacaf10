import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
import { contentHash } from '../load/contentHash.ts'

/** State that a run stores for the next one into the same folder. */
export interface RunState {
  /** Fingerprint of the generator that ran. */
  readonly tool: string
  /** Hash of its configuration. */
  readonly request: string
  readonly inputs: readonly InputState[]
  readonly outputs: readonly OutputState[]
  /** Warnings, to be reported again. */
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/** A document that was read. */
export interface InputState {
  /** Relative to the root of the run. */
  readonly path: string
  readonly hash: string
}

/** A generated file as the run left it; one that was touched since must be compared. */
export interface OutputState {
  /** Below the output folder. */
  readonly path: string
  readonly size: number
  readonly mtimeMs: number
}

/** Its first line is the hash of the rest: a damaged or edited file is ignored. */
const stateFile = 'state'

/** The state of the last run. Undefined when it cannot be read; a full run follows. */
export function readRunState(folder: string): RunState | undefined {
  const text = readIfThere(join(folder, stateFile))
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  return contentHash(json) === text.slice(0, end) ? (JSON.parse(json) as RunState) : undefined
}

/** Replaces the state atomically, so that an interrupted run leaves the old state or the new one. */
export function writeRunState(folder: string, state: RunState) {
  const draft = join(folder, randomUUID())
  try {
    mkdirSync(folder, { recursive: true })
    const json = JSON.stringify(state)
    writeFileSync(draft, `${contentHash(json)}\n${json}`)
    renameSync(draft, join(folder, stateFile))
    // Drafts of interrupted runs.
    for (const name of readdirSync(folder)) if (name !== stateFile) discard(join(folder, name))
  } catch {
    // A read-only folder only makes the next run slower.
    discard(draft)
  }
}

/** Removes the state. */
export function forgetRunState(folder: string) {
  discard(join(folder, stateFile))
}

function discard(path: string) {
  try {
    rmSync(path, { force: true })
  } catch {
    // A read-only folder has nothing to remove.
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
