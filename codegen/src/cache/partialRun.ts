import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import { type LocatedDiagnostic, locateDiagnostics } from '../diagnostics/formatDiagnostic.ts'
import { createReport } from '../diagnostics/report.ts'
import { emitService } from '../emit/emitService.ts'
import { selectEmitters } from '../emit/selectEmitters.ts'
import type { GenerateResult } from '../GenerateResult.ts'
import { createDocumentSet } from '../load/documentSet.ts'
import { fileHeader } from '../print/header.ts'
import { runtimeFiles } from '../print/runtimeFiles.ts'
import { applyChanges } from '../write/applyChanges.ts'
import { placeDiagnostics } from './captureServiceState.ts'
import { NotPartial } from './NotPartial.ts'
import { isWithin, makePartialService, type PartialService } from './partialService.ts'
import { forgetRuns, type RunCache } from './runCache.ts'
import { type RunState, readServiceState, type ServiceFiles, writeRunState } from './runState.ts'
import type { ServiceState } from './serviceState.ts'
import { areOutputsUntouched, type ChangedInput, fileStates } from './unchangedRun.ts'

/** A run after a change of one schema of a contract. Undefined when a full run is needed. */
export function partialRun(config: CodegenConfig, cache: RunCache): GenerateResult | undefined {
  const { state, output, root, folder } = cache
  const changed = cache.changed()
  if (changed === undefined || state === undefined || !areOutputsUntouched(state, output)) return undefined
  const made = new Map<string, PartialService>()
  try {
    for (const [path, input] of changed) {
      const names = state.services.find((service) => service.path === path)
      const service = names && readServiceState(folder, names)
      if (service === undefined || input.before === undefined || hasMark(input.bytes)) return undefined
      made.set(path, remake(config, root, { state: service, path, before: input.before, bytes: input.bytes }))
    }
  } catch (error) {
    // A full run reports properly what an unforeseen change breaks.
    if (error instanceof NotPartial) return undefined
    throw error
  }
  const remade = [...made.values()]
  const imported = remade.flatMap(({ runtime }) => runtime)
  const write = [
    ...remade.flatMap(({ contents: files }) => [...files]),
    ...runtimeFiles(imported, config.importExtension ?? '.js', { licence: config.header }),
  ]
    .map(([path, text]) => ({ path, text, isNew: !state.outputs.some((file) => file.path === path) }))
    .filter(({ path, text, isNew }) => isNew || readFileSync(join(output, path), 'utf8') !== text)
  const unchanged = state.outputs.length - write.filter(({ isNew }) => !isNew).length
  const changes = { write, remove: [], foreign: [], unchanged }
  forgetRuns(config, root)
  applyChanges(output, changes)
  const diagnostics = diagnosticsOf(state, root, made)
  remember(cache, state, { made, changed, diagnostics, written: write.map(({ path }) => path) })
  return {
    ok: true,
    diagnostics,
    services: [],
    sources: state.inputs.map(({ path }) => resolve(root, path)),
    changes,
  }
}

/** A byte order mark would shift all positions. */
function hasMark(bytes: Buffer): boolean {
  return bytes.toString('utf8', 0, 3) === '\uFEFF'
}

interface Edited {
  readonly state: ServiceState
  readonly path: string
  readonly before: Buffer
  readonly bytes: Buffer
}

function remake(config: CodegenConfig, root: string, { state, path, before, bytes }: Edited): PartialService {
  const input = config.inputs.find((candidate) => inputPath(candidate) === state.input)
  const targets = (typeof input === 'object' ? input.targets : undefined) ?? config.targets
  const extension = config.importExtension ?? '.js'
  const print = (source: string) => ({
    header: fileHeader(source, config.header),
    licence: config.header,
    extension,
  })
  return makePartialService({
    state,
    before,
    document: { file: path, absolutePath: resolve(root, path), bytes },
    documents: createDocumentSet(root, createReport()),
    allowOutside: config.allowOutside ?? false,
    lenient: config.lenient ?? false,
    emit: (service) => emitService(service, selectEmitters(targets), { print: print(service.source) }),
    readOutput: (file) => readFileSync(resolve(root, config.output, file), 'utf8'),
    printOptions: ({ source }) => print(source),
  })
}

function diagnosticsOf(
  state: RunState,
  root: string,
  made: ReadonlyMap<string, PartialService>,
): LocatedDiagnostic[] {
  const elsewhere = state.diagnostics.filter(({ file }) => !made.has(file))
  const documents = {
    ...createDocumentSet(root, createReport()),
    textOf: (file: string) => made.get(file)?.text(),
  }
  const still = state.diagnostics.filter(({ file, pointer }) => {
    const service = made.get(file)
    return service !== undefined && service.diagnostics === undefined && !isWithin(pointer, service.changed)
  })
  const reported = [...made.values()].flatMap(({ diagnostics = [] }) => diagnostics)
  return [...elsewhere, ...still, ...locateDiagnostics(reported, documents)]
}

interface Outcome {
  /** By path of the contract. */
  readonly made: ReadonlyMap<string, PartialService>
  readonly changed: ReadonlyMap<string, ChangedInput>
  readonly diagnostics: readonly LocatedDiagnostic[]
  readonly written: readonly string[]
}

function remember(cache: RunCache, state: RunState, { made, changed, diagnostics, written }: Outcome) {
  const outputs = new Map(state.outputs.map((file) => [file.path, file]))
  for (const file of fileStates(cache.output, written)) outputs.set(file.path, file)
  const { tool, request } = state
  // Changed documents are kept byte by byte.
  const inputs = state.inputs.map((input) => (made.has(input.path) ? { path: input.path } : input))
  const services = state.services.map((names: ServiceFiles) => {
    const { path, facts: factsFile } = names
    const service = made.get(path)
    const contract = changed.get(path)?.bytes
    if (service === undefined || contract === undefined) return names
    const own = diagnostics.filter(({ file }) => file === path)
    const placed =
      service.diagnostics === undefined
        ? service.state.diagnostics
        : placeDiagnostics(own, path, own.length === 0 ? [] : service.segmentsInText())
    return { path, service: { state: { ...service.state, diagnostics: placed }, contract, factsFile } }
  })
  writeRunState(
    cache.folder,
    { tool, request, inputs, outputs: [...outputs.values()], diagnostics },
    services,
  )
}

function inputPath(input: CodegenConfig['inputs'][number]): string {
  return typeof input === 'string' ? input : input.path
}
