import { arrayLiteral, code } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { jsonSchemaOf, successReplies } from '../../layout/operationFacts.ts'
import { replyValidator, statusReplyValidator } from '../../layout/operationNames.ts'
import type { Operation, Reply } from '../../model/operation.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'
import { validatorType } from './validatorType.ts'

/** `validators/getWalletsReplySchema.ts`, and one file for each other reply that is JSON. */
export function replyValidatorFiles(operation: Operation): OutputFile[] {
  const files = operation.replies.flatMap((reply) => statusFile(operation, reply))
  const successes = successReplies(operation).filter((reply) => jsonSchemaOf(reply) !== undefined)
  return successes.length > 1 ? [...files, anySuccessFile(operation, successes)] : files
}

function statusFile(operation: Operation, reply: Reply): OutputFile[] {
  const schema = jsonSchemaOf(reply)
  if (schema === undefined) return []
  const { name } = statusReplyValidator(operation, reply.status)
  return [
    {
      path: `validators/${name}`,
      declarations: [
        {
          kind: 'const',
          name,
          doc: `The reply of \`${operation.name}\` with status ${reply.status}.`,
          type: validatorType(schemaType(schema)),
          value: schemaValidator(schema),
        },
      ],
    },
  ]
}

function anySuccessFile(operation: Operation, replies: readonly Reply[]): OutputFile {
  const { name } = replyValidator(operation)
  const schemas = replies.flatMap((reply) => jsonSchemaOf(reply) ?? [])
  const types = schemaType({
    kind: 'union',
    mode: 'any',
    members: schemas,
    place: operation.place,
    examples: [],
    extensions: {},
  })
  return {
    path: `validators/${name}`,
    declarations: [
      {
        kind: 'const',
        name,
        doc: `Any reply of \`${operation.name}\` that says it worked.`,
        type: validatorType(types),
        value: code`${zod}.union(${arrayLiteral(replies.map(({ status }) => code`${statusReplyValidator(operation, status)}`))})`,
      },
    ],
  }
}
