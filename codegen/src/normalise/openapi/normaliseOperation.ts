import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { HttpMethod, Parameter } from '../../model/operation.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { checkPath, plainPath } from './checkPath.ts'
import type { HttpContext } from './httpContext.ts'
import { normaliseBody } from './normaliseBody.ts'
import { normaliseParameter } from './normaliseParameter.ts'
import { normaliseReplies } from './normaliseReplies.ts'
import { normaliseServers } from './normaliseServers.ts'
import type { OperationDraft } from './operationDraft.ts'
import { readDocumentSecurity, readSecurity } from './readSecurity.ts'

/** The path, webhook or callback that an operation is part of. */
export interface OperationPlace {
  /** An incoming one is sent by the service: its address is not a path of the service. */
  readonly direction: 'outgoing' | 'incoming'
  readonly path: string
}

/** Facts that a path declares for all of its operations. */
export interface SharedFacts extends OperationPlace {
  readonly pathParameters: readonly Cursor[]
  readonly servers: Cursor | undefined
}

/** One method of a path, webhook or callback. */
export function normaliseOperation(
  context: HttpContext,
  cursor: Cursor,
  method: HttpMethod,
  shared: SharedFacts,
): OperationDraft | undefined {
  const reader = readObject(context.report, cursor, 'An operation')
  if (reader === undefined) return undefined
  const { direction } = shared
  const summary = reader.text('summary')
  const description = reader.text('description')
  const { parameters, path } = readParameters(context, reader, shared)
  const body = reader.child('requestBody')
  const normalisedBody = body && normaliseBody(context, body)
  reader.ignore('externalDocs')
  const replies = reader.object('responses')
  if (replies === undefined && direction === 'outgoing') {
    context.report.habit(
      cursor,
      'The operation has no responses; the type of its response is undefined.',
      `Add 'responses': { 200: { description: … } }.`,
    )
  }
  const servers = reader.list('servers') ?? (shared.servers && childCursors(shared.servers))
  const security = reader.child('security')
  const inherited = direction === 'outgoing' ? readDocumentSecurity(context) : []
  const operation: OperationDraft = {
    id: readId(context, reader),
    method,
    path,
    tags: reader.strings('tags') ?? [],
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    deprecated: reader.boolean('deprecated') ?? false,
    parameters,
    ...(normalisedBody === undefined ? {} : { body: normalisedBody }),
    replies: replies === undefined ? [] : normaliseReplies(context, replies, method),
    security: security === undefined ? inherited : readSecurity(context, security),
    ...(servers === undefined ? {} : { servers: normaliseServers(context, servers) }),
    extensions: reader.extensions(),
    place: cursor,
  }
  const callbacks = reader.object('callbacks')
  if (callbacks !== undefined) context.callbacks.push({ cursor: callbacks, of: operation })
  reader.finish('an operation')
  return operation
}

function readParameters(
  context: HttpContext,
  reader: ObjectReader,
  shared: SharedFacts,
): Pick<OperationDraft, 'parameters' | 'path'> {
  const own = reader.list('parameters') ?? []
  const read = [shared.pathParameters, own].map((list) => {
    const parameters = list.map((parameter) => normaliseParameter(context, parameter))
    reportDuplicates(context, parameters, list)
    return parameters
  })
  const parameters = distinct(read.flat().filter((parameter) => typeof parameter === 'object'))
  // An unreadable parameter may be the one that seems to be missing; it is reported already.
  const isComplete = !read.flat().includes(undefined)
  if (shared.direction === 'incoming') return { parameters, path: shared.path }
  const path = plainPath(context, reader.cursor, shared.path, parameters)
  if (isComplete) checkPath(context, reader.cursor, path, parameters)
  return { parameters, path }
}

function readId(context: HttpContext, reader: ObjectReader): string | undefined {
  const id = reader.string('operationId')
  if (id !== '') return id
  context.report.mistake(reader.cursor, `'operationId' is empty.`, 'Set an id, or remove the key.')
  return undefined
}

/** Later ones replace earlier ones of the same name and place: an operation's own win over its path's. */
function distinct(parameters: readonly Parameter[]): Parameter[] {
  return [...new Map(parameters.map((parameter) => [identity(parameter), parameter])).values()]
}

function reportDuplicates(
  { report }: HttpContext,
  parameters: readonly (Parameter | 'ignored' | undefined)[],
  cursors: readonly Cursor[],
) {
  const seen = new Set<string>()
  for (const [index, parameter] of parameters.entries()) {
    if (typeof parameter !== 'object') continue
    const id = identity(parameter)
    const cursor = cursors[index]
    if (seen.has(id) && cursor !== undefined) {
      report.mistake(
        cursor,
        `Duplicate ${parameter.in} parameter '${parameter.name}'.`,
        'Remove one; the last one is used.',
      )
    }
    seen.add(id)
  }
}

/** Headers have no case. */
function identity({ name, in: place }: Parameter): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`
}
