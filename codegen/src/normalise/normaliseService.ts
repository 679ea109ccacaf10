import type { Report } from '../diagnostics/report.ts'
import { type Cursor, rootCursor } from '../load/cursor.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import type { Service } from '../model/service.ts'
import { camelCase } from '../names/camelCase.ts'
import { kebabCase } from '../names/kebabCase.ts'
import { pascalCase } from '../names/pascalCase.ts'
import { normaliseCatalogue } from './catalogue/normaliseCatalogue.ts'
import { normaliseChannel } from './channel/normaliseChannel.ts'
import type { Context, ValueOptions } from './context.ts'
import { createResolvers } from './createResolvers.ts'
import { normaliseSchemas } from './jsonSchema/normaliseSchemas.ts'
import type { NameOverrides } from './nameOverrides.ts'
import { linkOperations } from './openapi/linkOperations.ts'
import { normaliseOpenApi, type OpenApiOptions } from './openapi/normaliseOpenApi.ts'
import { normaliseOpenRpc } from './openrpc/normaliseOpenRpc.ts'
import type { OperationChoice } from './operationChoice.ts'
import { type DocumentDialect, readDialect } from './readDialect.ts'
import { linkIntersections } from './schema/linkIntersections.ts'
import { linkModels } from './schema/linkModels.ts'
import { linkParents } from './schema/linkParents.ts'
import { createModelRegistry } from './schema/modelRegistry.ts'
import { nameModels } from './schema/nameModels.ts'
import { normaliseSchema } from './schema/normaliseSchema.ts'
import { usedModels } from './schema/usedModels.ts'
import { createDialects } from './schemaDialect.ts'
import { linkTexts } from './text/linkTexts.ts'

export interface NormaliseParameters {
  readonly documents: DocumentSet
  readonly report: Report
  readonly document: SourceDocument
  /** Name of the service; by default that of the file. */
  readonly name?: string
  /** Names of operations and models that the host chose. */
  readonly names?: NameOverrides | undefined
  /** Address that the document was downloaded from. */
  readonly url?: string | undefined
  /** Values that are converted, in OpenAPI documents. */
  readonly values?: ValueOptions | undefined
  /** Operations to compile; by default all. */
  readonly operations?: OperationChoice | undefined
  /** Whether references may refer to files outside of the root and of the contract's folder. False by default. */
  readonly allowOutside?: boolean | undefined
}

/** One contract → one service of the model, whatever its dialect. Undefined when it cannot be read. */
export function normaliseService(parameters: NormaliseParameters): Service | undefined {
  const { documents, report, document, names = {}, allowOutside = false } = parameters
  const root = rootCursor(document)
  const dialect = readDialect(report, root)
  if (dialect === undefined) return undefined
  const context: Context = {
    report,
    ...createResolvers({ documents, report, input: document, allowOutside }),
    models: createModelRegistry(),
    intersections: [],
    parents: [],
    schemaAt: (cursor, depth, outer) => normaliseSchema(context, cursor, depth, outer),
    dialectOf: createDialects(document),
    values: dialect === 'openapi' ? parameters.values : undefined,
  }
  const choice = dialect === 'openapi' ? parameters.operations : undefined
  if (parameters.operations !== undefined && choice === undefined) reportNoChoice(report, document.file)
  const draft = normaliseRoot(context, root, dialect, { names, choice })
  if (draft === undefined) return undefined
  for (let next = context.models.next(); next !== undefined; next = context.models.next()) {
    next.model.schema = context.schemaAt(next.cursor)
  }
  linkParents(context.parents, context.models)
  const models = context.models.all()
  linkIntersections(context.intersections, report)
  linkModels(models, report)
  linkTexts(models, report)
  const operations = draft.dialect === 'http' ? [...draft.operations, ...draft.incoming] : []
  const used = choice === undefined ? models : usedModels(models, operations)
  const name = kebabCase(parameters.name ?? serviceName(document.file))
  const linked =
    draft.dialect === 'http'
      ? { ...draft, operations: linkOperations(draft.operations, report, choice !== undefined) }
      : draft
  const { dates, bigints } = context.values ?? {}
  return {
    ...linked,
    ...(dates === true || bigints === true ? { converts: true } : {}),
    name,
    camelName: camelCase(name),
    pascalName: pascalCase(name),
    source: parameters.url === undefined ? sourceName(document.file) : addressName(parameters.url),
    models: nameModels(used, operations, { report, file: document.file, names }),
  }
}

function reportNoChoice(report: Report, file: string) {
  report.mistake(
    { file, pointer: '' },
    `'operations' of the configuration has no effect: this is not an OpenAPI document.`,
    'Remove the setting.',
  )
}

function normaliseRoot(context: Context, root: Cursor, dialect: DocumentDialect, options: OpenApiOptions) {
  switch (dialect) {
    case 'openapi':
      return normaliseOpenApi(context, root, options)
    case 'openrpc':
      return normaliseOpenRpc(context, root, options.names)
    case 'channel':
      return normaliseChannel(context, root)
    case 'errorCatalogue':
      return normaliseCatalogue(context, root)
    case '$defs':
    case '$schema':
      return normaliseSchemas(context, root)
  }
}

/** The contract's path for headers. Outside the project only its name, because its folder differs between machines. */
function sourceName(file: string): string {
  return file.startsWith('../') || /^[A-Za-z]:/.test(file) ? file.slice(file.lastIndexOf('/') + 1) : file
}

/** Without credentials, and without parameters, which may hold some. */
function addressName(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** `schemas/services/wallet-directory.openapi.yaml` → `wallet-directory`. */
function serviceName(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1)
  return base.replace(/(\.(openapi|openrpc|channel|schema))?\.(json|ya?ml)$/i, '')
}
