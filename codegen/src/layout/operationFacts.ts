import type { IncomingOperation } from '../model/incomingOperation.ts'
import type { MediaContent, Operation, Parameter, ParameterPlace, Reply } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { Direction } from './modelNames.ts'

/** Direction of a request body, as the host of the generated code sees it: webhooks are received. */
export function bodyDirection(operation: Operation): Direction {
  return isIncoming(operation) ? 'received' : 'sent'
}

/** Direction of replies. */
export function replyDirection(operation: Operation): Direction {
  return isIncoming(operation) ? 'sent' : 'received'
}

/** Whether it is a webhook or a callback: the service sends the request, the host replies. */
export function isIncoming(operation: Operation): operation is IncomingOperation {
  return 'origin' in operation
}

/** Parameters of one place, in the order of the contract. */
export function parametersIn(operation: Operation, place: ParameterPlace): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place)
}

/** Whether a parameter is written as JSON; in any other media type it is written as its text. */
export function isJsonParameter({ mediaType }: Parameter): boolean {
  return mediaType !== undefined && /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType)
}

/** Whether the operation accepts anything at all (then `GetXParameters` exists). */
export function hasParameters(operation: Operation): boolean {
  return operation.parameters.length > 0 || operation.body !== undefined
}

/** Whether a caller must pass parameters (else the argument is optional). */
export function requiresParameters(operation: Operation): boolean {
  return operation.parameters.some(isRequiredByCaller) || operation.body?.required === true
}

/** The content that the client sends: the first of the preferred order. */
export function sentContent(operation: Operation): MediaContent | undefined {
  return operation.body?.contents[0]
}

/** Media types among which a reply of success is chosen; empty where there is no choice. */
export function replyTypes(operation: Operation): readonly string[] {
  if (operation.method === 'head') return []
  const types = new Set(
    successReplies(operation).flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType)),
  )
  return types.size > 1 ? [...types] : []
}

/** Whether the body of a request may be sent in more than one media type. */
export function hasBodyChoice(operation: Operation): boolean {
  return (operation.body?.contents.length ?? 0) > 1
}

/** A media type for an open-ended stream of messages. */
export function isStream(content: MediaContent): boolean {
  return /^(?:text\/event-stream|application\/(?:x-ndjson|jsonl|x-jsonlines|json-seq|stream\+json))\b/i.test(
    content.mediaType,
  )
}

/** Declared 2xx replies; `default` counts when there is none. */
export function successReplies(operation: Operation): readonly Reply[] {
  const successes = operation.replies.filter(
    ({ status }) => status === '2XX' || (typeof status === 'number' && status >= 200 && status < 300),
  )
  if (successes.length > 0) return successes
  return operation.replies.filter(({ status }) => status === 'default')
}

/** Whether it changes nothing, so that it becomes a query instead of a mutation; `x-query` overrides the method. */
export function isQuery({ method, extensions }: Pick<Operation, 'method' | 'extensions'>): boolean {
  const declared = extensions['x-query']
  return typeof declared === 'boolean' ? declared : method === 'get' || method === 'head'
}

/** Whether its reply is a stream, which no cache can keep. */
export function repliesWithStream(operation: Operation): boolean {
  return successReplies(operation).some(({ contents: [first] }) => first !== undefined && isStream(first))
}

/** Whether a reply has no body. A cache holds no `undefined`; there it becomes `null`. */
export function mayBeNothing(operation: Operation): boolean {
  return successReplies(operation).some(({ contents }) => contents.length === 0)
}

/** Whether each call has to pass the parameter; those of `x-every-call` are passed to `createClient`. */
export function isRequiredByCaller(parameter: Parameter): boolean {
  return parameter.required && !parameter.everyCall
}

/** The schema of a reply's JSON content. */
export function jsonSchemaOf(reply: Reply): Schema | undefined {
  return reply.contents.find(({ kind }) => kind === 'json')?.schema
}
