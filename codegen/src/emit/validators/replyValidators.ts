import { arrayLiteral, code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { jsonSchemaOf, replyDirection, successReplies } from '../../layout/operationFacts.ts'
import { replyBodyType, replyValidator, statusReplyValidator } from '../../layout/operationNames.ts'
import type { Operation, Reply } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { zod } from '../../schema/zod.ts'
import { deferred, pureValidator } from './pureValidator.ts'
import { validatorType } from './validatorType.ts'

/** `getWalletsReplySchema`, and one for each other reply that is JSON. */
export function replyValidators(operation: Operation): Declaration[] {
  const declarations = operation.replies.flatMap((reply) => statusValidator(operation, reply))
  const successes = successReplies(operation).filter((reply) => jsonSchemaOf(reply) !== undefined)
  return successes.length > 1 ? [...declarations, anySuccess(operation, successes)] : declarations
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
