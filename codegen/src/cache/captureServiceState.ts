import type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
import { hasSchemaIds } from '../load/schemaIndex.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import { withoutLookups } from '../model/lookups.ts'
import type { Model, Schema } from '../model/schema.ts'
import type { HttpService, Service } from '../model/service.ts'
import { directReferences, hasDirection, referencesOf } from '../normalise/schema/linkModels.ts'
import type { MadeFile, MadePage } from '../print/printService.ts'
import { isAmongProperties } from './lazyService.ts'
import { createRecords } from './records.ts'
import type { RememberedService } from './runState.ts'
import { type Segment, segmentDocument, segmentsInBytes } from './segments.ts'
import type { ModelLinks, PageState, PlacedDiagnostic, ServiceState } from './serviceState.ts'
import { skeletonOf } from './skeleton.ts'

export interface CaptureParameters {
  readonly input: string
  readonly document: SourceDocument
  readonly service: Service
  readonly files: readonly MadeFile[]
  readonly pages: readonly MadePage[]
  /** Models whose schemas were read before any file was made. */
  readonly foundations: ReadonlySet<Model>
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/** The state that the next run needs. Undefined for services that can only be generated as a whole. */
export function captureServiceState(parameters: CaptureParameters): RememberedService | undefined {
  const { input, document, service, files, pages, foundations, diagnostics } = parameters
  // What a service receives is found by reading all of its contract.
  if (service.dialect !== 'http' || service.incoming.length > 0) return undefined
  const segments = segmentDocument(document.text)
  // Schemas with ids can be referred to from anywhere by any of several names.
  if (segments === undefined || hasSchemaIds(document.text)) return undefined
  // Its properties are part of other schemas as well.
  if (diagnostics.some(({ pointer }) => isAmongProperties(pointer))) return undefined
  // Parents are made of what includes them, wherever that is; what their kinds share is in the same place.
  if (new Set(service.models.map(({ place }) => place.pointer)).size < service.models.length) return undefined
  const skeleton = skeletonOf(document.value, segments)
  if (skeleton === undefined) return undefined
  const indexes = new Map(service.models.map((model, index) => [model, index]))
  const indexesOf = (models: Iterable<Model>) => [...models].flatMap((model) => indexes.get(model) ?? [])
  const contract = Buffer.from(document.text)
  const state: ServiceState = {
    input,
    segments: segmentsInBytes(segments, document.text, contract),
    skeleton,
    facts: factsOf(service),
    models: service.models.map((model) => ({
      file: model.place.file,
      pointer: model.place.pointer,
      name: model.name,
      camelName: model.camelName,
      wireName: model.wireName,
      recursive: model.recursive,
      directional: model.directional,
      links: linksOf(model, indexesOf),
    })),
    operations: service.operations.map(
      ({ id, name, pascalName, group, method, path, paging, pagingFrom = [], invalidates }) => ({
        id,
        name,
        pascalName,
        group,
        method,
        path,
        paging,
        pagingFrom: indexesOf(pagingFrom),
        invalidates,
      }),
    ),
    files: createRecords(
      files.map(({ path, madeFrom, exports, runtime, siblings }) => ({
        path,
        madeFrom: indexesOf(madeFrom),
        exports,
        runtime,
        siblings,
      })),
    ),
    pages: createRecords(
      pages.map(({ path, sections }) =>
        pageState(
          path,
          sections.map(({ text, madeFrom }) => ({ length: text.length, madeFrom: indexesOf(madeFrom) })),
        ),
      ),
    ),
    foundations: indexesOf(foundations),
    diagnostics: placeDiagnostics(diagnostics, document.file, segments),
  }
  return { state, contract }
}

export function pageState(path: string, sections: PageState['sections']): PageState {
  return { path, madeFrom: [...new Set(sections.flatMap(({ madeFrom }) => madeFrom))], sections }
}

/**
 * The diagnostics of one document, so that they can move with the text.
 *
 * @param segments By their place in the text.
 */
export function placeDiagnostics(
  diagnostics: readonly LocatedDiagnostic[],
  document: string,
  segments: readonly Segment[],
): PlacedDiagnostic[] {
  return diagnostics
    .filter(({ file }) => file === document)
    .map((diagnostic) => placedDiagnostic(diagnostic, segments))
}

export function linksOf(model: Model, indexesOf: (models: Iterable<Model>) => number[]): ModelLinks {
  return withoutLookups(() => ({
    references: indexesOf(referencesOf(model.schema)),
    direct: indexesOf(directReferences(model.schema)),
    includes: indexesOf(includedModels(model.schema)),
    hasDirection: hasDirection(model.schema),
    direction: [model.schema.readOnly === true, model.schema.writeOnly === true],
  }))
}

function includedModels(schema: Schema): Model[] {
  if (schema.kind !== 'intersection') return []
  return schema.members.flatMap((member) =>
    member.kind === 'reference' ? [member.model] : includedModels(member),
  )
}

/** As plain data: a place is a cursor into a document, which is too large to store. */
function factsOf({ models, operations, incoming, ...facts }: HttpService): ServiceState['facts'] {
  return JSON.parse(
    JSON.stringify(facts, (key, value) =>
      key === 'place' ? { file: value.file, pointer: value.pointer } : value,
    ),
  ) as ServiceState['facts']
}

/** A position that moves with the segment it is in. */
function placedDiagnostic(
  { severity, message, hint, file, pointer, start, end, at }: LocatedDiagnostic,
  segments: readonly Segment[],
): PlacedDiagnostic {
  const facts = {
    diagnostic: { severity, message, at, ...(hint === undefined ? {} : { hint }) },
    file,
    pointer,
  }
  const before = segments.findLast((segment) => segment.start <= start)
  if (before === undefined) return { ...facts, start, end }
  const from = start < before.end ? 'start' : 'end'
  const offset = before[from]
  return { ...facts, base: { segment: before.pointer, from }, start: start - offset, end: end - offset }
}
