import { arrayLiteral, code, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { isIncoming, jsonSchemaOf, replyDirection, successReplies } from '../../layout/operationFacts.ts'
import {
  replyBodyType,
  replyHeadersType,
  replyHeadersValidator,
  replyValidator,
  statusReplyValidator,
} from '../../layout/operationNames.ts'
import { replyHeaders } from '../../layout/replyHeaders.ts'
import type { Operation, Reply } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'
import { deferred, pureValidator } from './pureValidator.ts'
import { validatorType } from './validatorType.ts'

/** `getWalletsReplySchema`, and one for each other reply that is JSON. */
export function replyValidators(operation: Operation): Declaration[] {
  const declarations = operation.replies.flatMap((reply) => statusValidator(operation, reply))
  const successes = successReplies(operation).filter((reply) => jsonSchemaOf(reply) !== undefined)
  const headers = headersValidator(operation)
  return [...declarations, ...(successes.length > 1 ? [anySuccess(operation, successes)] : []), ...headers]
}

/** `getWalletsReplyHeadersSchema` */
function headersValidator(operation: Operation): Declaration[] {
  const headers = isIncoming(operation) ? [] : replyHeaders(operation)
  if (headers.length === 0) return []
  const entries = headers.map(({ name, schema, required }) => {
    const validator = schemaValidator(schema)
    return { key: name, value: required ? validator : code`${zod}.optional(${validator})` }
  })
  return [
    {
      kind: 'const',
      name: replyHeadersValidator(operation).name,
      doc: `The headers of a successful reply of \`${operation.name}\`.`,
      type: validatorType(code`${replyHeadersType(operation)}`),
      value: deferred(code`${zod}.object(${objectLiteral(entries)})`),
    },
  ]
}

function statusValidator(operation: Operation, reply: Reply): Declaration[] {
  const schema = jsonSchemaOf(reply)
  if (schema === undefined) return []
  const direction = replyDirection(operation)
  return [
    {
      kind: 'const',
      name: statusReplyValidator(operation, reply.status).name,
      doc: `The reply of \`${operation.name}\` with status ${reply.status}.`,
      type: validatorType(replyBodyType(operation, reply) ?? schemaType(schema, { direction })),
      value: pureValidator(schema, { direction }),
    },
  ]
}

function anySuccess(operation: Operation, replies: readonly Reply[]): Declaration {
  const schemas = replies.flatMap((reply) => jsonSchemaOf(reply) ?? [])
  const types = schemaType(
    {
      kind: 'union',
      mode: 'any',
      members: schemas,
      place: operation.place,
      examples: [],
      extensions: {},
    },
    { direction: replyDirection(operation) },
  )
  const members = replies.map(({ status }) => code`${statusReplyValidator(operation, status)}`)
  return {
    kind: 'const',
    name: replyValidator(operation).name,
    doc: `Any successful reply of \`${operation.name}\`.`,
    type: validatorType(types),
    value: deferred(code`${zod}.union(${arrayLiteral(members)})`),
  }
}
