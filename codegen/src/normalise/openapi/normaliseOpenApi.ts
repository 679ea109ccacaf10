import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { HttpService } from '../../model/service.ts'
import type { Context } from '../context.ts'
import { readObject } from '../objectReader.ts'
import { nameOperations } from './nameOperations.ts'
import { normalisePaths } from './normalisePaths.ts'

/** The facts of a service that stand in its document (names are added later). */
export type HttpDraft = Pick<
  HttpService,
  'dialect' | 'title' | 'version' | 'description' | 'servers' | 'operations'
>

/** An OpenAPI 3.0 or 3.1 document → operations; schemas end up in the registry. */
export function normaliseOpenApi(context: Context, root: Cursor): HttpDraft | undefined {
  const { report, models } = context
  const reader = readObject(report, root, 'An OpenAPI document')
  if (reader === undefined) return undefined
  reader.ignore('openapi', 'tags', 'externalDocs', 'security', 'jsonSchemaDialect', '$self')
  reader.require('info', `Add 'info' with 'title' and 'version'.`)
  const info = readInfo(context, reader.object('info'))
  const components = readComponents(context, reader.object('components'))
  for (const schema of components) models.modelAt(schema)
  const paths = reader.object('paths')
  const webhooks = reader.object('webhooks')
  if (paths === undefined && webhooks === undefined && components.length === 0) {
    report.error(root, 'The document describes nothing: it has no paths, webhooks or components.')
  }
  if (webhooks !== undefined) {
    report.warning(webhooks, 'Webhooks are not compiled yet; only their schemas are.')
  }
  const security = reader.child('security')
  const operations =
    paths === undefined ? [] : nameOperations(normalisePaths(context, paths, security), report)
  const servers = (reader.list('servers') ?? []).flatMap((server) => {
    const url = readObject(report, server, 'A server')?.string('url')
    return url === undefined ? [] : [url]
  })
  reader.finish('an OpenAPI document')
  return { dialect: 'http', ...info, servers, operations }
}

/** `info` of any dialect. */
export function readInfo(context: Context, cursor: Cursor | undefined) {
  const reader = cursor && readObject(context.report, cursor, `'info'`)
  const description = reader?.string('description')
  const info = {
    title: reader?.string('title') ?? 'Untitled',
    version: reader?.string('version') ?? '0.0.0',
    ...(description === undefined ? {} : { description }),
  }
  reader?.ignore('summary', 'termsOfService', 'contact', 'license')
  reader?.finish(`'info'`)
  return info
}

function readComponents(context: Context, cursor: Cursor | undefined): Cursor[] {
  const reader = cursor && readObject(context.report, cursor, `'components'`)
  if (reader === undefined) return []
  const schemas = reader.object('schemas')
  reader.ignore('responses', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links')
  reader.ignore('callbacks', 'pathItems', 'mediaTypes')
  reader.finish(`'components'`)
  return schemas === undefined ? [] : childCursors(schemas)
}
