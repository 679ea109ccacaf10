import { arrayLiteral, type Code, code, join, literal, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { jsonSchemaOf, successReplies } from '../../layout/operationFacts.ts'
import { errorGuardFunction, repliesType, statusReplyValidator } from '../../layout/operationNames.ts'
import type { Operation, Reply } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { zod } from '../../schema/zod.ts'

const replyError = fromRuntime('client/replyError', 'ReplyError', { type: true })
const isReplyError = fromRuntime('client/replyError', 'isReplyError')

/** `isGetPetError(error, 404)`, for operations that declare replies for failures. */
export function errorGuard(service: HttpService, operation: Operation): Declaration[] {
  const successes = successReplies(operation)
  const failures = operation.replies.filter((reply) => !successes.includes(reply) && isReadable(reply))
  if (failures.every(({ contents }) => contents.length === 0)) return []
  const keys = union(failures.map(({ status }) => literal(status)))
  const isClosed = failures.every(({ status }) => typeof status === 'number')
  const statuses = isClosed ? keys : code`number`
  const bodies = failures.map((reply) => ({
    key: String(reply.status),
    value: bodySchema(operation, reply),
  }))
  const described = objectLiteral([
    { key: 'service', value: literal(service.name) },
    { key: 'operation', value: literal(operation.name) },
    { key: 'bodies', value: objectLiteral(bodies) },
    ...(service.converts === true ? [{ key: 'converts', value: literal(true) }] : []),
  ])
  return [
    {
      kind: 'function',
      name: errorGuardFunction(operation).name,
      doc: guardDoc(operation, failures),
      deprecated: operation.deprecated,
      typeParameters: [{ name: 'Status', extends: statuses, default: statuses }],
      parameters: [
        { name: 'error', type: code`unknown` },
        { name: 'status', type: code`Status`, optional: true },
      ],
      returns: code`error is ${replyError}<${repliesType(operation)}, ${keys}, Status>`,
      body: [code`return ${isReplyError}(error, ${described}, status)`],
    },
  ]
}

/** Bodies of errors are read as JSON or text. */
function isReadable({ contents }: Reply): boolean {
  return contents.every(({ kind }) => kind === 'json' || kind === 'text')
}

function bodySchema(operation: Operation, reply: Reply): Code {
  const { contents } = reply
  const own = jsonSchemaOf(reply)
  const isKnown = contents.every(
    ({ kind, schema }) => kind === 'text' || (schema !== undefined && schema === own),
  )
  if (contents.length === 0 || !isKnown) return code`true`
  const schemas = [
    ...(own === undefined ? [] : [code`${statusReplyValidator(operation, reply.status)}`]),
    ...(contents.some(({ kind }) => kind === 'text') ? [code`${zod}.string()`] : []),
  ]
  const [only, another] = schemas
  if (only === undefined) return code`true`
  return another === undefined ? only : code`${zod}.union(${arrayLiteral(schemas)})`
}

function guardDoc({ name }: Operation, failures: readonly Reply[]): string {
  const list = failures.map(({ status, description }) => `- ${status}: ${description}`)
  return [
    `Checks whether a caught value is a reply of \`${name}\` that the contract declares for failures, and narrows its body:`,
    ...list,
  ].join('\n')
}

function union(members: readonly Code[]): Code {
  return join(members, ' | ')
}
