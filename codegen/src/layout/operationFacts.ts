import type { MediaContent, Operation, Parameter, ParameterPlace, Reply } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'

/** Parameters of one place, in the order of the contract. */
export function parametersIn(operation: Operation, place: ParameterPlace): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place)
}

/** Whether the operation takes anything at all (then `GetXParameters` exists). */
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

/** Declared 2xx replies; `default` counts when there is none. */
export function successReplies(operation: Operation): readonly Reply[] {
  const successes = operation.replies.filter(
    ({ status }) => status === '2XX' || (typeof status === 'number' && status >= 200 && status < 300),
  )
  if (successes.length > 0) return successes
  return operation.replies.filter(({ status }) => status === 'default')
}

/** Whether reading it changes nothing, so that it becomes a query instead of a mutation. */
export function isQuery(operation: Operation): boolean {
  return operation.method === 'get' || operation.method === 'head'
}

/** Whether every single call has to give the parameter; those of the whole client come from `createClient`. */
export function isRequiredByCaller(parameter: Parameter): boolean {
  return parameter.required && !parameter.everyCall
}

/** The schema of a reply's JSON content. */
export function jsonSchemaOf(reply: Reply): Schema | undefined {
  return reply.contents.find(({ kind }) => kind === 'json')?.schema
}
