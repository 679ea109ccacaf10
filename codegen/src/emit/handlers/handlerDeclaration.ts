import { type Code, code, literal, type ObjectEntry, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { jsonSchemaOf } from '../../layout/operationFacts.ts'
import { repliesType, replyType, statusReplyValidator } from '../../layout/operationNames.ts'
import { type JsonValue, jsonText } from '../../model/json.ts'
import type { MediaContent, Operation, Reply } from '../../model/operation.ts'
import { handlerFunction, handlerOptions } from './handlerNames.ts'
import { jsonKinds } from './jsonKinds.ts'
import { schemaData } from './schemaData.ts'

/** `getWalletsHandler` */
export function handlerDeclaration(operation: Operation): Declaration {
  const described = objectLiteral([
    { key: 'name', value: literal(operation.name) },
    { key: 'method', value: literal(operation.method.toUpperCase()) },
    { key: 'path', value: literal(operation.path) },
    {
      key: 'replies',
      value: objectLiteral(
        operation.replies.map((reply) => ({
          key: String(reply.status),
          value: declaredContents(operation, reply),
        })),
      ),
    },
  ])
  return {
    kind: 'function',
    name: handlerFunction(operation).name,
    doc: `Answers \`${operation.name}\` in tests.\n\n\`${operation.method.toUpperCase()} ${operation.path}\``,
    deprecated: operation.deprecated,
    parameters: [
      {
        name: 'options',
        optional: true,
        type: code`${handlerOptions}<${repliesType(operation)}, ${replyType(operation)}>`,
      },
    ],
    returns: code`${fromPackage('msw', 'HttpHandler', { type: true })}`,
    body: [code`return ${fromRuntime('handlers/createHandler', 'createHandler')}(${described}, options)`],
  }
}

function declaredContents(operation: Operation, reply: Reply): Code {
  return objectLiteral(
    reply.contents.map((content) => ({
      key: content.mediaType,
      value: declaredContent(operation, reply, content),
    })),
  )
}

function declaredContent(operation: Operation, reply: Reply, content: MediaContent): Code {
  const { kind, schema } = content
  const entries: ObjectEntry[] = []
  const known = examples(content)
  if (known.length > 0) entries.push({ key: 'examples', value: exampleList(known) })
  if (schema !== undefined && (kind === 'json' || (kind === 'text' && jsonKinds(schema).has('string')))) {
    entries.push({ key: 'make', value: schemaData(schema) })
    if (kind === 'json' && schema === jsonSchemaOf(reply)) {
      entries.push({ key: 'schema', value: code`${statusReplyValidator(operation, reply.status)}` })
    }
  }
  return objectLiteral(entries)
}

/**
 * Short ones as literals. Long ones as JSON text, which is parsed on access: faster than a literal, and without types for
 * the type checker to infer.
 */
function exampleList(values: readonly JsonValue[]): Code {
  const text = jsonText(values)
  return text.length < 160 ? literal(values) : code`JSON.parse(${literal(text)})`
}

/** Examples of the reply, else those of its schema. */
function examples({ examples: own, schema }: MediaContent): readonly JsonValue[] {
  if (own.length > 0 || schema === undefined) return own
  if (schema.examples.length > 0 || schema.kind !== 'reference') return schema.examples
  return schema.model.schema.examples
}
