import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
import type { ServiceState } from './serviceState.ts'

/** What a run leaves behind for the next one into the same folder. */
export interface RunState {
  /** Of the generator that ran. */
  readonly tool: string
  /** What it was asked for. */
  readonly request: string
  readonly inputs: readonly InputState[]
  readonly outputs: readonly FileState[]
  /** Warnings, to be told again. */
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** What is known of the services, where only a part can be made again. */
  readonly services: readonly ServiceState[]
}

/** A document that was read. */
export interface InputState {
  /** Relative to the root of the run. */
  readonly path: string
  readonly hash: string
}

/** A file as it was left: touched since, and it no longer counts as ours. */
export interface FileState {
  /** Below the output folder. */
  readonly path: string
  readonly size: number
  readonly mtimeMs: number
}

/** The state of the last run. A cache that cannot be read is no cache: the run is done in full. */
export function readRunState(path: string): RunState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunState
  } catch {
    return undefined
  }
}

/** Replaces the state in one step, so that a run that is interrupted leaves the old one or the new one. */
export function writeRunState(path: string, state: RunState) {
  const draft = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, JSON.stringify(state))
    renameSync(draft, path)
  } catch {
    // A folder that cannot be written to costs the next run its head start and nothing else.
    rmSync(draft, { force: true })
  }
}
