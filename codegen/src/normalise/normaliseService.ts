import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'
import { type Cursor, childCursor, rootCursor } from '../load/cursor.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import { createReferences } from '../load/references.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import { withoutLookups } from '../model/lookups.ts'
import type { Service } from '../model/service.ts'
import { camelCase } from '../names/camelCase.ts'
import { kebabCase } from '../names/kebabCase.ts'
import { pascalCase } from '../names/pascalCase.ts'
import { normaliseCatalogue } from './catalogue/normaliseCatalogue.ts'
import { normaliseChannel } from './channel/normaliseChannel.ts'
import type { Context } from './context.ts'
import { normaliseSchemas } from './jsonSchema/normaliseSchemas.ts'
import type { NameOverrides } from './nameOverrides.ts'
import { linkOperations } from './openapi/linkOperations.ts'
import { normaliseOpenApi } from './openapi/normaliseOpenApi.ts'
import { normaliseOpenRpc } from './openrpc/normaliseOpenRpc.ts'
import { linkIntersections } from './schema/linkIntersections.ts'
import { linkModels } from './schema/linkModels.ts'
import { createModelRegistry } from './schema/modelRegistry.ts'
import { nameModels } from './schema/nameModels.ts'
import { normaliseSchema } from './schema/normaliseSchema.ts'
import { createDialects } from './schemaDialect.ts'

/** The key that says what a document is. Other dialects may name their meta-schema too, so that one comes last. */
const dialectKeys = ['openapi', 'openrpc', 'channel', 'errorCatalogue', '$defs', '$schema'] as const

export interface NormaliseParameters {
  readonly documents: DocumentSet
  readonly report: Report
  readonly document: SourceDocument
  /** Name of the service; taken from the file where it is not given. */
  readonly name?: string
  /** Names of operations and models that the host chose. */
  readonly names?: NameOverrides | undefined
  /** Whether references may lead to files outside of the root and of the contract's folder. False by default. */
  readonly allowOutside?: boolean | undefined
}

/** One contract → one service of the model, whatever its dialect. Undefined when nothing can be made of it. */
export function normaliseService(parameters: NormaliseParameters): Service | undefined {
  const { documents, report, document, names = {}, allowOutside = false } = parameters
  const root = rootCursor(document)
  const dialect = readDialect(report, root)
  if (dialect === undefined) return undefined
  const context: Context = {
    report,
    references: createReferences({ documents, report, input: document, allowOutside }),
    models: createModelRegistry(),
    intersections: [],
    schemaAt: (cursor, depth, outer) => normaliseSchema(context, cursor, depth, outer),
    dialectOf: createDialects(document),
  }
  const draft = normaliseRoot(context, root, dialect, names)
  if (draft === undefined) return undefined
  for (let next = context.models.next(); next !== undefined; next = context.models.next()) {
    next.model.schema = context.schemaAt(next.cursor)
  }
  const models = context.models.all()
  linkIntersections(context.intersections)
  // Every model is looked into there; what comes of it is compared on its own.
  withoutLookups(() => linkModels(models, report))
  const operations = draft.dialect === 'http' ? [...draft.operations, ...draft.incoming] : []
  const name = kebabCase(parameters.name ?? serviceName(document.file))
  const linked =
    draft.dialect === 'http' ? { ...draft, operations: linkOperations(draft.operations, report) } : draft
  return {
    ...linked,
    name,
    camelName: camelCase(name),
    pascalName: pascalCase(name),
    source: sourceName(document.file),
    models: nameModels(models, operations, { report, file: document.file, names }),
  }
}

function normaliseRoot(
  context: Context,
  root: Cursor,
  dialect: (typeof dialectKeys)[number],
  names: NameOverrides,
) {
  switch (dialect) {
    case 'openapi':
      return normaliseOpenApi(context, root, names)
    case 'openrpc':
      return normaliseOpenRpc(context, root, names)
    case 'channel':
      return normaliseChannel(context, root)
    case 'errorCatalogue':
      return normaliseCatalogue(context, root)
    case '$defs':
    case '$schema':
      return normaliseSchemas(context, root)
  }
}

function readDialect(report: Report, root: Cursor): (typeof dialectKeys)[number] | undefined {
  const { value } = root
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const dialect = dialectKeys.find((key) => keys.includes(key))
  if (keys.includes('swagger')) {
    report.error(
      childCursor(root, 'swagger') ?? root,
      'This is Swagger 2.0, which is not compiled.',
      'Convert it to OpenAPI 3 once: npx swagger2openapi old.yaml --yaml --outfile new.yaml',
    )
    return undefined
  }
  if (dialect === undefined) {
    const meant = keys.map((key) => nearest(key, dialectKeys)).find((match) => match !== undefined)
    report.error(
      root,
      'The document says nowhere what it is.',
      meant === undefined
        ? `Its first line should be one of: ${dialectKeys.map((key) => `'${key}: …'`).join(', ')}.`
        : `Did you mean '${meant}'?`,
    )
    return undefined
  }
  const version = String((value as Readonly<Record<string, unknown>>)[dialect])
  if (dialect === 'openapi' && !/^3\.[012](\.|$)/.test(version)) {
    report.error(
      { file: root.file, pointer: '/openapi' },
      `OpenAPI ${version} is not supported.`,
      'Versions 3.0 and 3.1 are.',
    )
    return undefined
  }
  return dialect
}

/** The contract's path for headers. Outside the project only its name: where it lies differs from machine to machine. */
function sourceName(file: string): string {
  return file.startsWith('../') || /^[A-Za-z]:/.test(file) ? file.slice(file.lastIndexOf('/') + 1) : file
}

/** `schemas/services/wallet-directory.openapi.yaml` → `wallet-directory`. */
function serviceName(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1)
  return base.replace(/(\.(openapi|openrpc|channel|schema))?\.(json|ya?ml)$/i, '')
}
