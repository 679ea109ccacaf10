import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { HttpMethod, Operation, Parameter } from '../../model/operation.ts'
import type { Context } from '../context.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { normaliseBody } from './normaliseBody.ts'
import { normaliseParameter } from './normaliseParameter.ts'
import type { OperationDraft } from './normalisePaths.ts'
import { normaliseReplies } from './normaliseReplies.ts'

interface Where {
  readonly method: HttpMethod
  readonly path: string
  readonly pathParameters: readonly Cursor[]
  /** Security of the whole document. */
  readonly security: Cursor | undefined
}

/** One method of a path. */
export function normaliseOperation(
  context: Context,
  cursor: Cursor,
  where: Where,
): OperationDraft | undefined {
  const reader = readObject(context.report, cursor, 'An operation')
  if (reader === undefined) return undefined
  const summary = reader.string('summary')
  const description = reader.string('description')
  const parameterCursors = [...where.pathParameters, ...(reader.list('parameters') ?? [])]
  const read = parameterCursors.map((parameter) => normaliseParameter(context, parameter))
  const parameters = distinct(read.filter((parameter) => parameter !== undefined))
  // One that could not be read may be the one that seems to be missing; it is told already.
  if (!read.includes(undefined)) checkPath(context, cursor, where.path, parameters)
  const body = reader.child('requestBody')
  const normalisedBody = body && normaliseBody(context, body)
  reader.ignore('externalDocs')
  for (const key of ['callbacks', 'servers']) {
    const found = reader.child(key)
    if (found !== undefined) context.report.warning(found, `'${key}' of an operation is not compiled yet.`)
  }
  const replies = reader.object('responses')
  const operation: OperationDraft = {
    id: readId(context, reader),
    method: where.method,
    path: where.path,
    tags: reader.strings('tags') ?? [],
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    deprecated: reader.boolean('deprecated') ?? false,
    parameters,
    ...(normalisedBody === undefined ? {} : { body: normalisedBody }),
    replies: replies === undefined ? [] : normaliseReplies(context, replies),
    security: readSecurity(reader.child('security') ?? where.security),
    extensions: reader.extensions(),
    place: cursor,
  }
  reader.finish('an operation')
  return operation
}

function readId(context: Context, reader: ObjectReader): string | undefined {
  const id = reader.string('operationId')
  if (id !== '') return id
  context.report.error(reader.cursor, `'operationId' is empty.`, 'Name the operation, or remove the key.')
  return undefined
}

/** Later ones replace earlier ones of the same name and place: an operation's own win over its path's. */
function distinct(parameters: readonly Parameter[]): Parameter[] {
  return [
    ...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ]
}

/** Every `{hole}` of the path has a parameter, and the other way round. */
function checkPath(context: Context, cursor: Cursor, path: string, parameters: readonly Parameter[]) {
  const holes = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]))
  for (const parameter of parameters) {
    if (parameter.in !== 'path' || holes.delete(parameter.name)) continue
    context.report.error(
      parameter.place,
      `The path ${path} has no {${parameter.name}}.`,
      'Correct the name in the path or in the parameter.',
    )
  }
  for (const hole of holes) {
    context.report.error(
      cursor,
      `No parameter describes {${hole}} of the path ${path}.`,
      `Add one: { name: ${hole}, in: path, required: true, schema: … }.`,
    )
  }
}

function readSecurity(cursor: Cursor | undefined): Operation['security'] {
  if (cursor === undefined) return []
  return childCursors(cursor).map((alternative) =>
    Object.fromEntries(
      childCursors(alternative).map((scheme) => [
        scheme.key,
        childCursors(scheme).map(({ value }) => String(value)),
      ]),
    ),
  )
}
