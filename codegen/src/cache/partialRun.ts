import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import { type LocatedDiagnostic, locateDiagnostics } from '../diagnostics/formatDiagnostic.ts'
import { createReport } from '../diagnostics/report.ts'
import { emitService } from '../emit/emitService.ts'
import { selectEmitters } from '../emit/selectEmitters.ts'
import type { GenerateResult } from '../generate.ts'
import { contentHash } from '../load/contentHash.ts'
import { createDocumentSet } from '../load/documentSet.ts'
import { fileHeader } from '../print/header.ts'
import { runtimeFiles } from '../print/runtimeFiles.ts'
import { applyChanges } from '../write/applyChanges.ts'
import { NotPartial } from './NotPartial.ts'
import { makePartialService, type PartialService } from './partialService.ts'
import type { RunCache } from './runCache.ts'
import { type RunState, readContract, readServiceStates, writeRunState } from './runState.ts'
import type { ServiceState } from './serviceState.ts'
import { areOutputsUntouched, fileStates } from './unchangedRun.ts'

/** A run before which one schema of a contract has changed. Undefined when the whole has to be made again. */
export function partialRun(config: CodegenConfig, cache: RunCache): GenerateResult | undefined {
  const { state, output, root, folder } = cache
  const changed = cache.changed()
  if (changed === undefined || state === undefined || !areOutputsUntouched(state, output)) return undefined
  const services = readServiceStates(folder, state)
  const made = new Map<ServiceState, PartialService>()
  const texts = new Map<string, string>()
  try {
    for (const [path, bytes] of changed) {
      const index = services.findIndex(({ input }) => shownPath(root, input) === path)
      const service = services[index]
      if (service === undefined) return undefined
      const text = bytes.toString('utf8')
      const before = readContract(folder, state, index)?.toString('utf8')
      // A byte order mark would shift all positions.
      if (before === undefined || text.startsWith('\uFEFF')) return undefined
      texts.set(path, text)
      made.set(service, remake(config, root, { state: service, path, before, text }))
    }
  } catch (error) {
    // Whatever an unforeseen change does to a part, the whole run tells it properly.
    if (error instanceof NotPartial) return undefined
    throw error
  }
  const remade = [...made.values()]
  const imported = remade.flatMap(({ runtime }) => runtime)
  const write = [
    ...remade.flatMap(({ texts: files }) => [...files]),
    ...runtimeFiles(imported, config.importExtension ?? '.js', config.header),
  ]
    .map(([path, text]) => ({ path, text, isNew: !state.outputs.some((file) => file.path === path) }))
    .filter(({ path, text, isNew }) => isNew || readFileSync(join(output, path), 'utf8') !== text)
  const unchanged = state.outputs.length - write.filter(({ isNew }) => !isNew).length
  const changes = { write, remove: [], foreign: [], unchanged }
  applyChanges(output, changes)
  const diagnostics = diagnosticsOf(state, root, texts, remade)
  remember(cache, state, { services, made, changed, diagnostics, written: write.map(({ path }) => path) })
  return {
    ok: true,
    diagnostics,
    services: [],
    sources: state.inputs.map(({ path }) => resolve(root, path)),
    changes,
  }
}

interface Edited {
  readonly state: ServiceState
  readonly path: string
  readonly before: string
  readonly text: string
}

function remake(config: CodegenConfig, root: string, { state, path, before, text }: Edited): PartialService {
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
    document: { file: path, absolutePath: resolve(root, path), text },
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
  texts: ReadonlyMap<string, string>,
  made: readonly PartialService[],
): LocatedDiagnostic[] {
  const elsewhere = state.diagnostics.filter(({ file }) => !texts.has(file))
  const documents = { ...createDocumentSet(root, createReport()), textOf: (file: string) => texts.get(file) }
  const told = made.flatMap((service) => service.diagnostics)
  return [...elsewhere, ...locateDiagnostics(told, documents)]
}

interface Outcome {
  readonly services: readonly ServiceState[]
  readonly made: ReadonlyMap<ServiceState, PartialService>
  readonly changed: ReadonlyMap<string, Buffer>
  readonly diagnostics: readonly LocatedDiagnostic[]
  readonly written: readonly string[]
}

function remember(cache: RunCache, state: RunState, outcome: Outcome) {
  const { services, made, changed, diagnostics, written } = outcome
  const outputs = new Map(state.outputs.map((file) => [file.path, file]))
  for (const file of fileStates(cache.output, written)) outputs.set(file.path, file)
  const { tool, request } = state
  const inputs = state.inputs.map((input) => {
    const bytes = changed.get(input.path)
    return bytes === undefined ? input : { ...input, hash: contentHash(bytes) }
  })
  writeRunState(
    cache.folder,
    { tool, request, inputs, outputs: [...outputs.values()], diagnostics },
    services.map((service, index) => ({
      state: made.get(service)?.state ?? service,
      contract:
        changed.get(shownPath(cache.root, service.input)) ?? readContract(cache.folder, state, index) ?? '',
    })),
  )
}

function inputPath(input: CodegenConfig['inputs'][number]): string {
  return typeof input === 'string' ? input : input.path
}

/** Like the paths of documents are shown. */
function shownPath(root: string, input: string): string {
  return relative(root, resolve(root, input)).replaceAll('\\', '/')
}
