import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
import { contentHash } from '../load/contentHash.ts'
import { openRecords, type RecordHead } from './records.ts'
import type { PageState, ServiceState, SourceFileState } from './serviceState.ts'

/** State that a run stores for the next one into the same folder. */
export interface RunState {
  /** Fingerprint of the generator that ran. */
  readonly tool: string
  /** Its configuration. */
  readonly request: string
  readonly inputs: readonly InputState[]
  readonly outputs: readonly FileState[]
  /** Warnings, to be reported again. */
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** Where the state of services is that can be regenerated in part. */
  readonly services: readonly ServiceFiles[]
}

/** A document that was read. */
export interface InputState {
  /** Relative to the root of the run. */
  readonly path: string
  /** Absent when the whole file is kept. */
  readonly hash?: string
}

/** A file as the run left it; one that was touched since must be compared. */
export interface FileState {
  /** Below the output folder. */
  readonly path: string
  readonly size: number
  readonly mtimeMs: number
}

/** Names of the files with the state of one service; they are written once and never changed. */
export interface ServiceFiles {
  /** Path of the contract, like those of inputs. */
  readonly path: string
  /** The contract as it was read. */
  readonly contract: string
  /** Facts that do not change when one schema changes. */
  readonly facts: string
  /** Records of the generated files. */
  readonly index: string
  readonly files: string
  readonly pages: string
}

/** A service that can be regenerated in part, and its contract. */
export interface RememberedService {
  readonly state: ServiceState
  readonly contract: Buffer
  /** The file of its facts, when they are kept already. */
  readonly factsFile?: string
}

interface Facts extends Omit<ServiceState, 'segments' | 'files' | 'pages' | 'diagnostics'> {
  /** Where the segments are in the contract, by JSON pointer. */
  readonly pointers: readonly string[]
}

interface Index extends Pick<ServiceState, 'diagnostics'> {
  /** Start and end of each segment. */
  readonly offsets: readonly number[]
  readonly files: readonly RecordHead[]
  readonly pages: readonly RecordHead[]
}

/** Its first line is the hash of the rest: a damaged or edited file is ignored. */
const stateFile = 'state'

/** The state of the last run. Undefined when it cannot be read; a full run follows. */
export function readRunState(folder: string): RunState | undefined {
  const text = readBytes(join(folder, stateFile))?.toString() ?? ''
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  return contentHash(json) === text.slice(0, end) ? (JSON.parse(json) as RunState) : undefined
}

/**
 * Must be called before anything is written to the output: what an interrupted run has written is unknown, and a run
 * without a cache, as with emitters of a host, leaves files that an older state does not list.
 */
export function forgetRunState(folder: string) {
  discard(join(folder, stateFile))
}

/** The state of a service; undefined when it is lost. */
export function readServiceState(folder: string, names: ServiceFiles): ServiceState | undefined {
  const facts = readJson<Facts>(join(folder, names.facts))
  const index = readJson<Index>(join(folder, names.index))
  const files = readBytes(join(folder, names.files))
  const pages = readBytes(join(folder, names.pages))
  if (facts === undefined || index === undefined || files === undefined || pages === undefined)
    return undefined
  const isWhole = (heads: readonly RecordHead[], bytes: Buffer) =>
    heads.reduce((sum, { length }) => sum + length, 0) === bytes.length
  if (!isWhole(index.files, files) || !isWhole(index.pages, pages)) return undefined
  const { offsets, diagnostics } = index
  const { pointers, ...known } = facts
  return {
    ...known,
    segments: pointers.map((pointer, at) => ({
      pointer,
      start: offsets[at * 2] ?? 0,
      end: offsets[at * 2 + 1] ?? 0,
    })),
    files: openRecords<SourceFileState>(index.files, files),
    pages: openRecords<PageState>(index.pages, pages),
    diagnostics,
  }
}

/** A contract as it read in the last run; undefined when it is lost. */
export function readContract(folder: string, { contract }: ServiceFiles): Buffer | undefined {
  return readBytes(join(folder, contract))
}

/**
 * Replaces the state. The file that names the others is replaced last and atomically, so that an interrupted run leaves
 * the old state or the new one.
 *
 * @param services Unchanged ones are given by their files.
 */
export function writeRunState(
  folder: string,
  state: Omit<RunState, 'services'>,
  services: readonly (ServiceFiles | { readonly path: string; readonly service: RememberedService })[],
) {
  const draft = join(folder, randomUUID())
  try {
    mkdirSync(folder, { recursive: true })
    const kept = services.map((service) =>
      'service' in service ? writeService(folder, service.path, service.service) : service,
    )
    const whole: RunState = { ...state, services: kept }
    const json = JSON.stringify(whole)
    writeFileSync(draft, `${contentHash(json)}\n${json}`)
    renameSync(draft, join(folder, stateFile))
    const named = new Set([stateFile, ...kept.flatMap((names) => Object.values(names))])
    const stale = readdirSync(folder).filter((name) => !named.has(name))
    for (const name of stale) rmSync(join(folder, name), { force: true })
  } catch {
    // Where the folder is not writable, the next run is only slower.
    discard(draft)
  }
}

function discard(path: string) {
  try {
    rmSync(path, { force: true })
  } catch {
    // Where nothing may be written, there is nothing to remove.
  }
}

function writeService(folder: string, path: string, { state, contract, factsFile }: RememberedService) {
  const id = randomUUID()
  const names: ServiceFiles = {
    path,
    contract: `contract-${id}`,
    facts: factsFile ?? `facts-${id}.json`,
    index: `index-${id}.json`,
    files: `files-${id}`,
    pages: `pages-${id}`,
  }
  const { segments, diagnostics, files, pages, ...facts } = state
  const save = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  if (factsFile === undefined) {
    const pointers = segments.map(({ pointer }) => pointer)
    save(names.facts, JSON.stringify({ ...facts, pointers } satisfies Facts))
  }
  const offsets = segments.flatMap(({ start, end }) => [start, end])
  const index: Index = { offsets, diagnostics, files: files.heads, pages: pages.heads }
  save(names.index, JSON.stringify(index))
  save(names.files, files.bytes)
  save(names.pages, pages.bytes)
  save(names.contract, contract)
  return names
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
