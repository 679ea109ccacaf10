import { resolve } from 'node:path'
import type { CodegenConfig, CodegenInput } from './CodegenConfig.ts'
import { forgetRuns, openRunCache, type RunCache, rememberRun, repeatRun } from './cache/runCache.ts'
import { locateDiagnostics } from './diagnostics/formatDiagnostic.ts'
import { createReport } from './diagnostics/report.ts'
import { emitService } from './emit/emitService.ts'
import { selectEmitters } from './emit/selectEmitters.ts'
import type { GenerateResult } from './GenerateResult.ts'
import { createDocumentSet } from './load/documentSet.ts'
import type { Service } from './model/service.ts'
import { normaliseService } from './normalise/normaliseService.ts'
import { patchDocument, withDocument } from './normalise/patchDocument.ts'
import { fileHeader } from './print/header.ts'
import { printService } from './print/printService.ts'
import { runtimeFiles } from './print/runtimeFiles.ts'
import { applyChanges } from './write/applyChanges.ts'
import { planChanges } from './write/planChanges.ts'

export interface GenerateOptions {
  /** Folder that relative paths start from; the working directory by default. */
  readonly root?: string | undefined
  /** Compare only; nothing is written. */
  readonly check?: boolean | undefined
  /** Called with the input that is being compiled, and the progress. */
  readonly onProgress?: ((message: string) => void) | undefined
}

/**
 * Compiles contracts. Writes only when all of them are without errors, and only files whose content changes; a run that
 * fails leaves the old output as it was.
 *
 * @throws TypeError when the configuration names a target that does not exist.
 * @throws {EmitterError} when an emitter of the host fails or makes something that is not TypeScript.
 */
export function generate(config: CodegenConfig, options: GenerateOptions = {}): GenerateResult {
  const { root = process.cwd(), check = false } = options
  // A check compares with the contracts, not with a cache of them.
  const cache = check ? undefined : openRunCache(config, root)
  return (cache && repeatRun(cache)) ?? generateAll(config, options, cache)
}

/** {@link generate} whether or not there is something to do. */
export function generateAll(
  config: CodegenConfig,
  options: GenerateOptions,
  cache: RunCache | undefined,
): GenerateResult {
  const { root = process.cwd(), check = false, onProgress } = options
  const report = createReport({ lenient: config.lenient })
  const documents = createDocumentSet(root, report)
  const services: Service[] = []
  const printed = new Map<string, string>()
  const imported = new Set<string>()
  const extension = config.importExtension ?? '.js'
  const inputs = config.inputs.map(
    (input): CodegenInput => (typeof input === 'string' ? { path: input } : input),
  )
  const loaded = inputs.map((input, index) => {
    const select = selectEmitters(input.targets ?? config.targets, config.emitters)
    onProgress?.(`reading ${input.path} (${index + 1} of ${inputs.length})`)
    const read = documents.open(input.path)
    const { patch } = input
    const document = read && patch !== undefined ? patchDocument(read, patch, report) : read
    const name = input.name === undefined ? {} : { name: input.name }
    const { allowOutside } = config
    const service =
      document &&
      normaliseService({
        documents: patch === undefined ? documents : withDocument(documents, document),
        report,
        document,
        ...name,
        names: input.names,
        operations: input.operations,
        url: input.url,
        values: { dates: config.dates, bigints: config.bigints },
        allowOutside,
      })
    return { select, service }
  })
  for (const { service } of loaded) if (service !== undefined) addService(service)

  function addService(service: Service) {
    const taken = services.find(({ name }) => name === service.name)
    if (taken === undefined) services.push(service)
    else {
      report.error(
        { file: service.source, pointer: '' },
        taken.source === service.source
          ? `Duplicate input: the contract would create the service '${service.name}' twice.`
          : `Duplicate service name '${service.name}', also used by ${taken.source}.`,
        taken.source === service.source
          ? 'Remove one input, or give it another name.'
          : `Rename a file, or set 'name' for one input.`,
      )
    }
  }

  if (!report.hasErrors()) {
    for (const [index, { service, select }] of loaded.entries()) {
      if (service === undefined) continue
      onProgress?.(`printing ${service.name} (${index + 1} of ${loaded.length})`)
      const print = { header: fileHeader(service.source, config.header), licence: config.header, extension }
      const files = emitService(service, select, { own: config.emitters, print })
      const { contents, runtime } = printService(service, files, print)
      for (const [path, text] of contents) printed.set(path, text)
      for (const path of runtime) imported.add(path)
    }
    for (const [path, text] of runtimeFiles(imported, extension, {
      licence: config.header,
      exact: config.bigints,
    }))
      printed.set(path, text)
  }

  const sources = documents.paths()
  const diagnostics = locateDiagnostics(report.diagnostics, documents)
  if (report.hasErrors()) return { ok: false, diagnostics, services, sources, changes: undefined }
  const output = resolve(root, config.output)
  const folders = config.ownsOutput === true ? [''] : services.map(({ name }) => name)
  const changes = planChanges(output, printed, folders)
  if (changes.foreign.length > 0) return { ok: false, diagnostics, services, sources, changes }
  const isClean = changes.write.length === 0 && changes.remove.length === 0
  if (!check && !isClean) {
    forgetRuns(config, root)
    applyChanges(output, changes)
  }
  const result = { ok: !check || isClean, diagnostics, services, sources, changes }
  if (cache !== undefined) rememberRun(cache, { result, documents, outputs: printed.keys() })
  return result
}
