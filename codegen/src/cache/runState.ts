import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  /** Part of the names of the files that belong to it. */
  readonly revision: string
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

/** A service that can be made again in part, and its contract. */
export interface RememberedService {
  readonly state: ServiceState
  readonly contract: string | Uint8Array
}

const stateFile = 'state.json'

/** The state of the last run. A cache that cannot be read is no cache: the run is done in full. */
export function readRunState(folder: string): RunState | undefined {
  return readJson<RunState>(join(folder, stateFile))
}

/** What is known of the services, where only a part can be made again. */
export function readServiceStates(folder: string, { revision }: RunState): readonly ServiceState[] {
  return readJson<readonly ServiceState[]>(join(folder, `services-${revision}.json`)) ?? []
}

/** A contract as it read in the last run; undefined when it is lost. */
export function readContract(folder: string, { revision }: RunState, index: number): Buffer | undefined {
  try {
    return readFileSync(join(folder, `contract-${revision}-${index}`))
  } catch {
    return undefined
  }
}

/**
 * Replaces the state. What names the other files is replaced last and in one step, so that a run that is interrupted
 * leaves the old state or the new one.
 */
export function writeRunState(
  folder: string,
  state: Omit<RunState, 'revision'>,
  services: readonly RememberedService[],
) {
  const revision = randomUUID()
  const draft = join(folder, `state-${revision}.json`)
  try {
    mkdirSync(folder, { recursive: true })
    for (const [index, { contract }] of services.entries())
      writeFileSync(join(folder, `contract-${revision}-${index}`), contract)
    writeFileSync(
      join(folder, `services-${revision}.json`),
      JSON.stringify(services.map((service) => service.state)),
    )
    writeFileSync(draft, JSON.stringify({ ...state, revision }))
    renameSync(draft, join(folder, stateFile))
    const stale = readdirSync(folder).filter((name) => name !== stateFile && !name.includes(revision))
    for (const name of stale) rmSync(join(folder, name), { force: true })
  } catch {
    // A folder that cannot be written to costs the next run its head start and nothing else.
    rmSync(draft, { force: true })
  }
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
