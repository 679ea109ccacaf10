import { type Code, code, literal } from '../fragment/code.ts'
import { fromService, type ImportedName } from '../fragment/importedName.ts'
import type { Operation, ParameterPlace, Reply, ReplyStatus } from '../model/operation.ts'
import { isStream, jsonSchemaOf, successReplies } from './operationFacts.ts'

// Names of an operation in each layer. Every emitter that uses another layer's output finds them here.

/** `GetWalletsParameters` of `types/getWallets`; exists when {@link hasParameters}. */
export function parametersType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}Parameters`, { type: true })
}

/** `GetWalletsReply`: result of the client function (`undefined` for replies without a body). */
export function replyType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}Reply`, { type: true })
}

/** `GetWalletsReplies`: interface from status (`200`, `'4XX'`, `default`) to the body on that status. */
export function repliesType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}Replies`, { type: true })
}

/** `GetWalletsReplyHeaders`: what its successful replies declare; exists when they declare any. */
export function replyHeadersType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}ReplyHeaders`, { type: true })
}

/** `getWalletsReplyHeadersSchema`: validator of them. */
export function replyHeadersValidator(operation: Operation): ImportedName {
  return fromService(`validators/${operation.group}`, `${operation.name}ReplyHeadersSchema`)
}

/**
 * `GetWalletsReplies[200]`: the body on one status, for layers that would have to write a long type again; undefined
 * where it has a short name of its own or represents several contents.
 */
export function replyBodyType(operation: Operation, { status, contents }: Reply): Code | undefined {
  const [content, another] = contents
  if (content?.kind !== 'json' || content.schema === undefined || another !== undefined) return undefined
  if (isStream(content) || !['object', 'union', 'intersection'].includes(content.schema.kind))
    return undefined
  return code`${repliesType(operation)}[${literal(status)}]`
}

/** `GetReportReplyByType`: what success answers by media type; exists when there are several. */
export function replyByTypeType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}ReplyByType`, { type: true })
}

/** The function of the client layer. */
export function clientFunction(operation: Operation): ImportedName {
  return fromService(`client/${operation.group}`, operation.name)
}

/** `getWalletsWithHeaders`: the same with the headers of the reply; exists when a success declares any. */
export function headersFunction(operation: Operation): ImportedName {
  return fromService(`client/${operation.group}`, `${operation.name}WithHeaders`)
}

/** `isGetWalletsError`: narrows errors of the client function; exists when a failure has a declared body. */
export function errorGuardFunction(operation: Operation): ImportedName {
  return fromService(`client/${operation.group}`, `is${operation.pascalName}Error`)
}

/** `Client` of `client/createClient`. */
export function clientType(): ImportedName {
  return fromService('client/createClient', 'Client', { type: true })
}

/** `GetWalletsQuery`: one group of parameters as the contract has it, or the body that is sent; exists like its validator. */
export function partType(operation: Operation, part: ParameterPlace | 'body'): ImportedName {
  const name = `${operation.pascalName}${part.charAt(0).toUpperCase()}${part.slice(1)}`
  return fromService(`types/${operation.group}`, name, { type: true })
}

/** `GetWalletsOperation`: the operation in the shape that openapi-fetch reads. */
export function operationType(operation: Operation): ImportedName {
  return fromService(`types/${operation.group}`, `${operation.pascalName}Operation`, { type: true })
}

/** `getWalletsQuerySchema`: validator of one part of the request; exists when the operation has that part. */
export function requestValidator(operation: Operation, part: ParameterPlace | 'body'): ImportedName {
  const name = `${operation.name}${part.charAt(0).toUpperCase()}${part.slice(1)}Schema`
  return fromService(`validators/${operation.group}`, name)
}

/** `getWalletsReplySchema`: validator of the success replies; exists when one of them is JSON with a schema. */
export function replyValidator(operation: Operation): ImportedName {
  const name = `${operation.name}ReplySchema`
  return fromService(`validators/${operation.group}`, name)
}

/**
 * `getWalletsReply400Schema`: validator of one declared reply; exists when it is JSON with a schema. The only success
 * reply has no second one: it is {@link replyValidator}.
 */
export function statusReplyValidator(operation: Operation, status: ReplyStatus): ImportedName {
  const [only, another] = successReplies(operation).filter((reply) => jsonSchemaOf(reply) !== undefined)
  if (only?.status === status && another === undefined) return replyValidator(operation)
  const text = String(status)
  const name = `${operation.name}Reply${text.charAt(0).toUpperCase()}${text.slice(1)}Schema`
  return fromService(`validators/${operation.group}`, name)
}
