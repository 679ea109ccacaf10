import { block, type Code, code, literal, type ObjectEntry, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { jsonSchemaOf } from '../../layout/operationFacts.ts'
import { replyType, statusReplyValidator } from '../../layout/operationNames.ts'
import type { JsonValue } from '../../model/json.ts'
import type { MediaContent, Operation, Reply } from '../../model/operation.ts'
import { handlerFunction, handlerOptions, randomType } from './handlerNames.ts'
import { asResult, schemaData, usesRandom } from './schemaData.ts'

/** `getWalletsHandler` */
export function handlerDeclaration(operation: Operation): Declaration {
  const described = objectLiteral([
    { key: 'name', value: literal(operation.name) },
    { key: 'method', value: literal(operation.method.toUpperCase()) },
    { key: 'path', value: literal(operation.path) },
    {
      key: 'replies',
      value: block(
        '[',
        operation.replies.map((reply) => declaredReply(operation, reply)),
        ']',
      ),
    },
  ])
  return {
    kind: 'function',
    name: handlerFunction(operation).name,
    doc: `Answers \`${operation.name}\` in tests.\n\n\`${operation.method.toUpperCase()} ${operation.path}\``,
    deprecated: operation.deprecated,
    parameters: [{ name: 'options', optional: true, type: code`${handlerOptions}<${replyType(operation)}>` }],
    returns: code`${fromPackage('msw', 'HttpHandler', { type: true })}`,
    body: [code`return ${fromRuntime('createHandler', 'createHandler')}(${described}, options)`],
  }
}

function declaredReply(operation: Operation, reply: Reply): Code {
  const content = preferredContent(reply)
  const entries: ObjectEntry[] = [{ key: 'status', value: literal(reply.status) }]
  if (content === undefined) return objectLiteral([...entries, { key: 'examples', value: code`[]` }])
  entries.push(
    { key: 'type', value: literal(content.mediaType) },
    { key: 'examples', value: literal(examples(content)) },
  )
  if (content.kind === 'json' && content.schema !== undefined) {
    const data = schemaData(content.schema)
    const parameter = usesRandom(data) ? code`random: ${randomType}` : code``
    entries.push({ key: 'make', value: code`(${parameter}) => ${asResult(data)}` })
    if (content.schema === jsonSchemaOf(reply)) {
      entries.push({ key: 'schema', value: code`${statusReplyValidator(operation, reply.status)}` })
    }
  }
  return objectLiteral(entries)
}

function preferredContent({ contents }: Reply): MediaContent | undefined {
  return contents.find(({ kind }) => kind === 'json') ?? contents[0]
}

/** Examples of the reply, else those of its schema. */
function examples({ examples: own, schema }: MediaContent): readonly JsonValue[] {
  if (own.length > 0 || schema === undefined) return own
  if (schema.examples.length > 0 || schema.kind !== 'reference') return schema.examples
  return schema.model.schema.examples
}
