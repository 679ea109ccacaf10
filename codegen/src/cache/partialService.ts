import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createReport } from '../diagnostics/report.ts'
import type { OutputFile, SourceFile } from '../fragment/outputFile.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import { hasSchemaIds } from '../load/schemaIndex.ts'
import type { Place } from '../model/place.ts'
import type { Model } from '../model/schema.ts'
import type { HttpService } from '../model/service.ts'
import { readPaging } from '../normalise/openapi/readPaging.ts'
import { isNameClash } from '../normalise/reportClashes.ts'
import { printBarrel } from '../print/printBarrel.ts'
import type { PrintOptions } from '../print/printFile.ts'
import { layersOf, printMade } from '../print/printService.ts'
import { linksOf } from './captureServiceState.ts'
import { type ChangedSegment, findChangedSegment } from './changedSegment.ts'
import { lazyDocument, type UnreadDocument } from './lazyDocument.ts'
import { createLazyService } from './lazyService.ts'
import { areBefore, checkReportedAlone, isDescribedTogether, movedDiagnostics } from './movedDiagnostics.ts'
import { NotPartial } from './NotPartial.ts'
import { replaceRecords } from './records.ts'
import { remakePages } from './remakePages.ts'
import { type Segment, segmentsInText } from './segments.ts'
import type { PlacedDiagnostic, ServiceState, SourceFileState } from './serviceState.ts'

export interface PartialServiceParameters {
  readonly state: ServiceState
  /** The contract as it read then. */
  readonly before: Buffer
  /** As it reads now. */
  readonly document: UnreadDocument
  readonly documents: DocumentSet
  readonly allowOutside: boolean
  readonly lenient: boolean
  emit(service: HttpService): readonly OutputFile[]
  /** Reads a file as the last run left it, by its path below the output folder. */
  readOutput(path: string): string
  printOptions(service: HttpService): PrintOptions
}

export interface PartialService {
  /** Files that may have changed, by path below the output folder. */
  readonly contents: ReadonlyMap<string, string>
  /** Its diagnostics are earlier ones that still hold. */
  readonly state: ServiceState
  /** Run-time files that they import. */
  readonly runtime: readonly string[]
  /** All warnings about the contract, with their positions; undefined when those that still hold are where they were. */
  readonly diagnostics: readonly Diagnostic[] | undefined
  /** What has changed, by its JSON pointer. */
  readonly changed: string
  /** Text of the contract, and where its segments are in it; worked out when something must be reported there. */
  text(): string
  segmentsInText(): readonly Segment[]
}

/**
 * Regenerates what depends on a schema that has changed since the last run, and nothing else.
 *
 * @throws {NotPartial} when more than one schema has changed, or something that other parts build on.
 */
export function makePartialService(parameters: PartialServiceParameters): PartialService {
  const { state, document, documents, allowOutside, lenient } = parameters
  const edit = findChangedSegment(parameters.before, document.bytes, state.segments)
  if (edit === undefined) throw new NotPartial('More than one entry has changed.')
  const { segments } = edit
  const changed = new Set([changedModel(state, edit, document)])
  const isRemoved = ({ pointer }: PlacedDiagnostic) => isWithin(pointer, edit.pointer)
  const removed = state.diagnostics.filter(isRemoved)
  if (removed.some(({ diagnostic }) => isNameClash(diagnostic.message)))
    throw new NotPartial('Names are given to all schemas together.')
  const kept = state.diagnostics.filter((diagnostic) => !isRemoved(diagnostic))
  const warnedBefore = kept.some(isDescribedTogether) ? warningsBefore(parameters, changed) : []
  const report = createReport({ lenient })
  const source = lazyDocument(document, state.skeleton, segments)
  const parents: Place[] = []
  const onParent = ({ place }: { readonly place: Place }) => parents.push(place)
  const service = createLazyService({ state, document: source, documents, report, allowOutside, onParent })
  const inText = () => segmentsInText(segments, source.text, document.bytes)
  const indexes = new Map<Model, number>(service.models.map((model, index) => [model, index]))
  for (const index of changed) {
    const model = service.models[index]
    const before = state.models[index]?.links
    const now = model && linksOf(model, (models) => [...models].flatMap((other) => indexes.get(other) ?? []))
    if (!isSame(before, now)) throw new NotPartial('A schema has other links to others than before.')
    if (model?.schema.kind === 'reference' || isIncludedParent(state, index, parents))
      throw new NotPartial('It may be a parent now, or a kind of one.')
  }
  for (const [index, { paging, pagingFrom }] of state.operations.entries()) {
    const operation = service.operations[index]
    if (operation === undefined || !pagingFrom.some((model) => changed.has(model))) continue
    if (!isSame(paging, readPaging(operation, report))) throw new NotPartial('A list is paged differently.')
  }
  if (report.hasErrors()) throw new NotPartial('There are errors to report.')
  const warnings = [...report.diagnostics]
  const print = parameters.printOptions(service)
  const emitted = parameters.emit(service)
  const files = remakeFiles(state, changed, emitted, print, indexes)
  const pages = remakePages({ state, changed, emitted, service, indexes, readOutput: parameters.readOutput })
  const own = warnings.filter(({ place }) => isWithin(place.pointer, edit.pointer))
  checkReportedAlone({ kept, removed }, [...warnedBefore, ...own])
  const isAsBefore = own.length === 0 && areBefore(kept, edit.pointer, segments, document.bytes)
  return {
    contents: new Map([...textsOf(state, service, files, print), ...pages.contents]),
    state: {
      ...state,
      diagnostics: kept,
      segments,
      files: replaceRecords(
        state.files,
        files.map(({ text, ...file }) => file),
      ),
      pages: replaceRecords(state.pages, pages.states),
    },
    runtime: [...new Set(files.flatMap((file) => file.runtime))],
    diagnostics: isAsBefore
      ? undefined
      : [...movedDiagnostics(kept, kept.length === 0 ? [] : inText()), ...own],
    changed: edit.pointer,
    text: () => source.text,
    segmentsInText: inText,
  }
}

/** Index of the model that has changed, when nothing else builds on it. */
function changedModel(
  state: ServiceState,
  { pointer, segments }: ChangedSegment,
  { file, bytes }: UnreadDocument,
): number {
  if (state.models.some((model) => model.file !== file))
    throw new NotPartial('Several files make the contract.')
  // Names of letters, digits and the like look the same in a reference.
  if (!/^\/components\/schemas\/[\w.-]+$/.test(pointer)) throw new NotPartial(`${pointer} has changed.`)
  const changed = segments.find((segment) => segment.pointer === pointer)
  if (hasSchemaIds(bytes.toString('utf8', changed?.start, changed?.end)))
    throw new NotPartial('A schema has an id.')
  if (bytes.includes(`#${pointer}/`)) throw new NotPartial(`References resolve into ${pointer}.`)
  const index = state.models.findIndex((model) => model.pointer === pointer)
  if (index < 0 || state.foundations.includes(index)) throw new NotPartial(`Others build on ${pointer}.`)
  return index
}

/** Whether it is a parent with a discriminator that schemas include: then both depend on each other. */
function isIncludedParent({ models }: ServiceState, index: number, parents: readonly Place[]): boolean {
  const own = models[index]?.pointer ?? ''
  const isParent = parents.some(({ pointer }) => isWithin(pointer, own))
  return isParent && models.some(({ links }) => links.direct.includes(index))
}

/** Warnings about the earlier version of the changed models. */
function warningsBefore(
  { state, before, document, documents, allowOutside, lenient }: PartialServiceParameters,
  changed: ReadonlySet<number>,
): readonly Diagnostic[] {
  const report = createReport({ lenient })
  const source = lazyDocument({ ...document, bytes: before }, structuredClone(state.skeleton), state.segments)
  const onParent = () => undefined
  const service = createLazyService({ state, document: source, documents, report, allowOutside, onParent })
  const schemas = [...changed].map((index) => service.models[index]?.schema)
  return schemas.length === 0 ? [] : report.diagnostics
}

/** A file that was made again. */
interface RemadeFile extends SourceFileState {
  readonly text: string
}

function remakeFiles(
  state: ServiceState,
  changed: ReadonlySet<number>,
  emitted: readonly OutputFile[],
  print: PrintOptions,
  indexes: ReadonlyMap<Model, number>,
): RemadeFile[] {
  const byPath = new Map(emitted.filter(isSource).map((file) => [file.path, file]))
  const known = new Set(state.files.heads.map(({ path }) => path))
  const wanted = new Set(
    state.files.heads
      .filter(({ madeFrom }) => madeFrom.some((index) => changed.has(index)))
      .map(({ path }) => path),
  )
  const remade: RemadeFile[] = []
  // A set can grow while it is iterated.
  for (const path of wanted) {
    const file = byPath.get(path)
    const printed = file && printMade(file, print)
    if (printed === undefined) throw new NotPartial(`${path} is no longer made.`)
    const { text, exports, runtime, siblings } = printed
    const madeFrom = [...printed.madeFrom].flatMap((model) => indexes.get(model) ?? [])
    remade.push({ path, text, exports, runtime, siblings, madeFrom })
    for (const sibling of siblings) {
      if (!known.has(sibling) && byPath.get(sibling)?.onDemand === true) wanted.add(sibling)
    }
  }
  checkNothingIsLeftOver(state, remade, byPath)
  return remade
}

/** Files that are no longer needed must be removed, which requires a full run. */
function checkNothingIsLeftOver(
  state: ServiceState,
  remade: readonly RemadeFile[],
  byPath: ReadonlyMap<string, SourceFile>,
) {
  const needed = new Set(remade.flatMap(({ siblings }) => siblings))
  const dropped = remade
    .flatMap(({ path }) => state.files.at(path)?.siblings ?? [])
    .filter((path) => !needed.has(path) && byPath.get(path)?.onDemand === true)
  if (dropped.length === 0) return
  const imported = new Set(mergeFiles(state, remade).flatMap(({ siblings }) => siblings))
  for (const path of dropped) {
    if (!imported.has(path)) throw new NotPartial(`${path} is not needed.`)
  }
}

function textsOf(
  state: ServiceState,
  service: HttpService,
  remade: readonly RemadeFile[],
  print: PrintOptions,
): ReadonlyMap<string, string> {
  const contents = new Map(remade.map(({ path, text }) => [`${service.name}/${path}.ts`, text]))
  const renamed = remade.filter(({ path, exports }) => !isSame(state.files.at(path)?.exports, exports))
  if (renamed.length === 0) return contents
  const layers = layersOf(mergeFiles(state, remade))
  for (const layer of layersOf(renamed).keys()) {
    contents.set(`${service.name}/${layer}.ts`, printBarrel(layer, layers.get(layer) ?? [], print))
  }
  return contents
}

/** All files as they are now. */
function mergeFiles({ files }: ServiceState, remade: readonly RemadeFile[]): readonly SourceFileState[] {
  const merged = new Map(files.all().map((file) => [file.path, file]))
  for (const file of remade) merged.set(file.path, file)
  return [...merged.values()]
}

export function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`)
}

function isSource(file: OutputFile): file is SourceFile {
  return 'declarations' in file
}

/** Both are plain data from the same code, so equal values have equal JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
