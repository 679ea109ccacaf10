import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { JsonValue } from '../../model/json.ts'
import type { HttpService } from '../../model/service.ts'
import type { Context } from '../context.ts'
import type { NameOverrides } from '../nameOverrides.ts'
import { readObject } from '../objectReader.ts'
import type { OperationChoice } from '../operationChoice.ts'
import { reportForeignDialect } from '../reportForeignDialect.ts'
import { checkComponents } from './checkComponents.ts'
import { chooseOperations } from './chooseOperations.ts'
import type { HttpContext } from './httpContext.ts'
import { nameOperations } from './nameOperations.ts'
import { normaliseCallbacks, normaliseWebhooks } from './normaliseIncoming.ts'
import { normalisePaths } from './normalisePaths.ts'
import { normaliseSecuritySchemes } from './normaliseSecuritySchemes.ts'
import { normaliseServers } from './normaliseServers.ts'
import { readTags } from './readTags.ts'

/** The facts of a service that are in its document (names are added later). */
export type HttpDraft = Omit<HttpService, 'name' | 'camelName' | 'pascalName' | 'source' | 'models'>

export interface OpenApiOptions {
  readonly names?: NameOverrides
  readonly choice?: OperationChoice | undefined
}

/** An OpenAPI 3.0 or 3.1 document → operations; schemas end up in the registry. */
export function normaliseOpenApi(
  context: Context,
  root: Cursor,
  { names = {}, choice }: OpenApiOptions = {},
): HttpDraft | undefined {
  const { report, models } = context
  const reader = readObject(report, root, 'An OpenAPI document')
  if (reader === undefined) return undefined
  reader.ignore('openapi', 'externalDocs', '$self')
  reportForeignDialect(report, reader.child('jsonSchemaDialect'))
  reader.require('info', `Add 'info' with 'title' and 'version'.`)
  const info = readInfo(context, reader.object('info'))
  const componentsCursor = reader.object('components')
  const components = readComponents(context, componentsCursor)
  for (const schema of components.schemas) models.modelAt(schema)
  const paths = reader.object('paths')
  const webhooks = reader.object('webhooks')
  if (!reader.has('paths') && !reader.has('webhooks') && isEmpty(reader.any('components'))) {
    report.error(
      root,
      'The document is empty: it has no paths, webhooks or components.',
      `Add 'paths' with an operation, or schemas under 'components'.`,
    )
  }
  const securitySchemes = normaliseSecuritySchemes(context, components.securitySchemes)
  const http: HttpContext = {
    ...context,
    schemeNames: new Set(securitySchemes.map(({ name }) => name)),
    security: reader.child('security'),
    callbacks: [],
  }
  if (paths === undefined && webhooks === undefined && componentsCursor !== undefined) {
    checkComponents(http, componentsCursor)
  }
  const outgoing = paths === undefined ? [] : normalisePaths(http, paths)
  const incoming = webhooks === undefined ? [] : normaliseWebhooks(http, webhooks)
  incoming.push(...normaliseCallbacks(http))
  const servers = normaliseServers(context, reader.list('servers') ?? [])
  const tags = readTags(reader.child('tags'))
  reader.finish('an OpenAPI document')
  const found = { outgoing, incoming }
  const place = { report, file: root.file }
  const chosen = choice === undefined ? found : chooseOperations(found, choice, place)
  const named = nameOperations(chosen.outgoing, chosen.incoming, { ...place, names })
  const security = http.documentSecurity ?? []
  return { dialect: 'http', ...info, servers, tags, securitySchemes, security, ...named }
}

function isEmpty(components: JsonValue | undefined): boolean {
  return components === undefined || components === null || Object.keys(components).length === 0
}

/** `info` of any dialect. */
export function readInfo(context: Context, cursor: Cursor | undefined) {
  const reader = cursor && readObject(context.report, cursor, `'info'`)
  const description = reader?.text('description')
  const info = {
    title: reader?.text('title') ?? 'Untitled',
    version: reader?.text('version') ?? '0.0.0',
    ...(description === undefined ? {} : { description }),
  }
  reader?.ignore('summary', 'termsOfService', 'contact', 'license')
  reader?.finish(`'info'`)
  return info
}

function readComponents(context: Context, cursor: Cursor | undefined) {
  const reader = cursor && readObject(context.report, cursor, `'components'`)
  if (reader === undefined) return { schemas: [], securitySchemes: undefined }
  const schemas = reader.object('schemas')
  const securitySchemes = reader.object('securitySchemes')
  reader.ignore('responses', 'parameters', 'examples', 'requestBodies', 'headers', 'links')
  reader.ignore('callbacks', 'pathItems', 'mediaTypes')
  reader.finish(`'components'`)
  return { schemas: schemas === undefined ? [] : childCursors(schemas), securitySchemes }
}
