import {
  arrayLiteral,
  type Code,
  code,
  join,
  literal,
  literalEntry,
  type ObjectEntry,
  objectLiteral,
} from '../../fragment/code.ts'
import type { Declaration, FunctionParameter, TypeParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import {
  hasParameters,
  isJsonParameter,
  isStream,
  jsonSchemaOf,
  parametersIn,
  replyTypes,
  requiresParameters,
  sentContent,
  successReplies,
} from '../../layout/operationFacts.ts'
import {
  clientFunction,
  clientType,
  parametersType,
  replyByTypeType,
  replyType,
  statusReplyValidator,
} from '../../layout/operationNames.ts'
import type { MediaContent, Operation, Parameter, Reply } from '../../model/operation.ts'
import { isObjectLike } from '../../schema/isObjectLike.ts'
import type { CallFacts } from './callFacts.ts'

const callOperation = fromRuntime('client/callOperation', 'callOperation')
const requestOptions = fromRuntime('client/RequestOptions', 'RequestOptions', { type: true })

/** `getWallets(client, parameters, options)` */
export function clientOperation(operation: Operation, facts: CallFacts): Declaration {
  const { typeParameters, parameters, reply } = callSignature(operation)
  const given = hasParameters(operation) ? code`parameters` : code`{}`
  return {
    kind: 'function',
    name: clientFunction(operation).name,
    doc: functionDoc(operation),
    deprecated: operation.deprecated,
    typeParameters,
    parameters,
    returns: code`Promise<${reply}>`,
    body: [code`return ${callOperation}<${reply}>(client, ${describe(operation, facts)}, ${given}, options)`],
  }
}

export interface CallSignature {
  readonly typeParameters: readonly TypeParameter[]
  readonly parameters: readonly FunctionParameter[]
  readonly options: Code
  /** Type of its result. */
  readonly reply: Code
}

/** Parameters and result of a function that calls an operation. */
export function callSignature(operation: Operation): CallSignature {
  const parameters: FunctionParameter[] = [{ name: 'client', type: code`${clientType()}` }]
  if (hasParameters(operation)) {
    const type = code`${parametersType(operation)}`
    parameters.push(
      requiresParameters(operation)
        ? { name: 'parameters', type }
        : { name: 'parameters', type, default: code`{}` },
    )
  }
  const { typeParameters, options, reply } = replyChoice(operation)
  parameters.push({ name: 'options', type: options, optional: true })
  return { typeParameters, parameters, options, reply }
}

interface ReplyChoice {
  readonly typeParameters: readonly TypeParameter[]
  readonly options: Code
  readonly reply: Code
}

/** Options of a call: one of several media types, or a file as a stream. */
function replyChoice(operation: Operation): ReplyChoice {
  if (replyTypes(operation).length > 0) {
    const types = code`keyof ${replyByTypeType(operation)}`
    return {
      typeParameters: [{ name: 'Accept', extends: types, default: types }],
      options: code`${requestOptions} & { readonly accept?: Accept | undefined }`,
      reply: chosenReply(operation),
    }
  }
  const reply = code`${replyType(operation)}`
  if (!isFile(operation)) return { typeParameters: [], options: code`${requestOptions}`, reply }
  return {
    typeParameters: [{ name: 'As', extends: code`'blob' | 'stream'`, default: code`'blob'` }],
    options: code`${fromRuntime('client/FileOptions', 'FileOptions', { type: true })}<As>`,
    reply: code`${fromRuntime('client/FileOptions', 'FileReply', { type: true })}<${reply}, As>`,
  }
}

/** Whether every success is a file. */
function isFile(operation: Operation): boolean {
  const contents = successReplies(operation).flatMap((reply) => reply.contents)
  return (
    operation.method !== 'head' &&
    contents.length > 0 &&
    contents.every((content) => content.kind === 'binary' && !isStream(content))
  )
}

/** Result of a call with the option `accept`. */
function chosenReply(operation: Operation): Code {
  const chosen = code`${replyByTypeType(operation)}[Accept]`
  const mayBeEmpty = successReplies(operation).some(({ contents }) => contents.length === 0)
  return mayBeEmpty ? code`${chosen} | undefined` : chosen
}

function functionDoc({ summary, description, method, path }: Operation): string {
  const paragraphs = [
    summary,
    description === summary ? undefined : description,
    `\`${method.toUpperCase()} ${path}\``,
  ]
  return [...paragraphs.filter(Boolean), '@throws {ClientError}'].join('\n\n')
}

/** The description for the run-time part, without defaults. */
function describe(operation: Operation, facts: CallFacts) {
  const content = sentContent(operation)
  const entries: ObjectEntry[] = [
    { key: 'name', value: literal(operation.name) },
    { key: 'method', value: literal(operation.method.toUpperCase()) },
    { key: 'path', value: literal(operation.path) },
    ...facts.server(operation),
    ...facts.security(operation),
    ...formats('pathFormats', parametersIn(operation, 'path')),
    ...formats('queryFormats', parametersIn(operation, 'query')),
    ...formats('headerFormats', parametersIn(operation, 'header')),
    ...formats('cookieFormats', parametersIn(operation, 'cookie')),
  ]
  if (content !== undefined) {
    entries.push({ key: 'body', value: describeBody(content) })
    const others = operation.body?.contents.slice(1) ?? []
    if (others.length > 0) entries.push({ key: 'otherBodies', value: arrayLiteral(others.map(describeBody)) })
  }
  const replies = successReplies(operation).map((reply) => ({
    key: String(reply.status),
    value: replyContents(operation, reply),
  }))
  entries.push({ key: 'replies', value: objectLiteral(replies) })
  return objectLiteral(entries)
}

function describeBody({ kind, mediaType, encoding }: MediaContent) {
  const fields = kind === 'form' ? encoding : kind === 'multipart' ? encoding.filter(({ json }) => json) : []
  if (fields.length === 0) return literal({ kind, mediaType })
  return objectLiteral([
    { key: 'kind', value: literal(kind) },
    { key: 'mediaType', value: literal(mediaType) },
    {
      key: 'fieldFormats',
      value: objectLiteral(
        fields.map(({ field, style, explode, allowReserved, json }) =>
          literalEntry(
            field,
            literal({
              style,
              explode,
              ...(allowReserved ? { allowReserved } : {}),
              ...(json ? { json } : {}),
            }),
          ),
        ),
      ),
    },
  ])
}

function formats(key: string, parameters: readonly Parameter[]): ObjectEntry[] {
  const entries = parameters.flatMap((parameter): ObjectEntry[] => {
    const { name, in: place, style, explode, allowEmpty, schema } = parameter
    const isPair = place === 'query' || place === 'cookie'
    const isDefaultStyle = style === (isPair ? 'form' : 'simple')
    const isDefault = isDefaultStyle && (explode === isPair || !isObjectLike(schema))
    const isJson = isJsonParameter(parameter)
    // OpenAPI gives it no meaning elsewhere.
    const allowReserved = place === 'query' && parameter.allowReserved
    if (isDefault && !allowReserved && !allowEmpty && !isJson) return []
    const value = literal({
      style,
      explode,
      ...(allowReserved ? { allowReserved } : {}),
      ...(allowEmpty ? { allowEmpty } : {}),
      ...(isJson ? { json: true } : {}),
    })
    return [literalEntry(name, value)]
  })
  return entries.length === 0 ? [] : [{ key, value: objectLiteral(entries) }]
}

function replyContents(operation: Operation, reply: Reply) {
  const isChoice = replyTypes(operation).length > 0
  const contents = reply.contents.map((content) => {
    const { kind, schema, mediaType } = content
    const facts = [
      code`kind: ${literal(isStream(content) ? 'stream' : kind)}`,
      ...(isChoice || isJsonByAnotherName(content) ? [code`type: ${literal(mediaType)}`] : []),
      ...(kind === 'json' && !isStream(content) && schema !== undefined && schema === jsonSchemaOf(reply)
        ? [code`schema: ${statusReplyValidator(operation, reply.status)}`]
        : []),
    ]
    return code`{ ${join(facts, ', ')} }`
  })
  const [only, another] = contents
  return only !== undefined && another === undefined ? only : arrayLiteral(contents)
}

/** `x-json`: JSON under a media type that does not declare it. */
function isJsonByAnotherName({ kind, mediaType }: MediaContent): boolean {
  return kind === 'json' && !/[/+]json\b|^\*\/\*/i.test(mediaType)
}
