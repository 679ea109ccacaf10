import { type Code, code, join, literal } from '../../fragment/code.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { isStream, replyDirection, successReplies } from '../../layout/operationFacts.ts'
import { replyBodyType } from '../../layout/operationNames.ts'
import type { MediaContent, Operation, Reply } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { unionLines } from './unionLines.ts'

const statusTypes = {
  '1XX': 'InfoStatusCode',
  '2XX': 'SuccessStatusCode',
  '3XX': 'RedirectStatusCode',
  '4XX': 'ClientErrorStatusCode',
  '5XX': 'ServerErrorStatusCode',
  default: 'StatusCode',
} as const

/** Every declared answer of an operation as a union type. */
export function routeResult(operation: Operation): Code {
  const numbers = operation.replies.flatMap(({ status }) => (typeof status === 'number' ? [status] : []))
  const [first, ...rest] = operation.replies.flatMap((reply) =>
    replyTypes(operation, reply, statusType(operation, reply, numbers)),
  )
  return first === undefined
    ? code`${fromRuntime('routes/routeReply', 'EmptyRouteReply', { type: true })}<200>`
    : unionLines([first, ...rest])
}

/** The type of one declared answer for each of its media types. */
export function replyTypes(operation: Operation, reply: Reply, status: Code): Code[] {
  if (reply.contents.length === 0)
    return [code`${fromRuntime('routes/routeReply', 'EmptyRouteReply', { type: true })}<${status}>`]
  return reply.contents.map((content, index) => {
    const kind = index === 0 ? 'RouteReply' : 'AlternativeRouteReply'
    return code`${fromRuntime('routes/routeReply', kind, { type: true })}<${status}, ${mediaType(content)}, ${bodyType(operation, reply, content)}>`
  })
}

/**
 * Ranges leave out the statuses that the contract declares by number, those that never have a body where there is one,
 * and `default` every success where the contract declares another: it cannot be mistaken for one.
 */
function statusType(operation: Operation, reply: Reply, declared: readonly number[]): Code {
  const { status, contents } = reply
  if (typeof status === 'number') return code`${status}`
  const mayBeEmpty = status === '2XX' || status === '3XX' || status === 'default'
  const isFailure = status === 'default' && !successReplies(operation).includes(reply)
  const others = [
    ...declared
      .filter((number) => {
        const first = String(number).charAt(0)
        return status === 'default' ? !isFailure || first !== '2' : status.startsWith(first)
      })
      .map((number) => code`${number}`),
    ...(isFailure ? [statuses('2XX')] : []),
    ...(mayBeEmpty && contents.length > 0 ? [httpStatus('ContentlessStatusCode')] : []),
  ]
  return others.length === 0 ? statuses(status) : code`Exclude<${statuses(status)}, ${join(others, ' | ')}>`
}

function statuses(range: keyof typeof statusTypes): Code {
  return httpStatus(statusTypes[range])
}

function httpStatus(name: string): Code {
  return code`${fromPackage('hono/utils/http-status', name, { type: true })}`
}

function mediaType({ mediaType }: MediaContent): Code {
  return mediaType.includes('*') ? code`string` : literal(mediaType)
}

function bodyType(operation: Operation, reply: Reply, content: MediaContent): Code {
  const { kind, schema } = content
  const bytes = fromRuntime('Bytes', 'Bytes', { type: true })
  const stream = code`ReadableStream<${bytes}>`
  if (isStream(content)) return code`string | ${stream}`
  if (kind === 'json') {
    // A long one is written once, where the types are.
    const named = replyBodyType(operation, reply)
    if (named !== undefined) return named
    return schema === undefined ? code`unknown` : schemaType(schema, { direction: replyDirection(operation) })
  }
  return kind === 'text' || kind === 'form' ? code`string` : code`${bytes} | Blob | ${stream}`
}
