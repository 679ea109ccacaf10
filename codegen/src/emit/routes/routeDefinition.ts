import { arrayLiteral, block, type Code, code, literal, objectLiteral } from '../../fragment/code.ts'
import { parametersIn, sentContent } from '../../layout/operationFacts.ts'
import { requestValidator } from '../../layout/operationNames.ts'
import type { MediaContent, Operation, Parameter, ParameterPlace, Reply } from '../../model/operation.ts'
import { wireShape } from './wireShape.ts'

export const parameterPlaces: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** Everything that the run-time part has to know about a route, as a value of type `RouteDefinition`. */
export function routeDefinition(operation: Operation): Code {
  const entries = [
    { key: 'operation', value: literal(operation.name) },
    { key: 'method', value: literal(operation.method.toUpperCase()) },
    { key: 'path', value: literal(operation.path) },
    { key: 'parameters', value: list(operation.parameters.map(wireParameter)) },
    ...bodyEntry(operation),
    { key: 'validators', value: validators(operation) },
    { key: 'replies', value: list(operation.replies.map(wireReply)) },
  ]
  return objectLiteral(entries)
}

function wireParameter(parameter: Parameter): Code {
  const json = parameter.mediaType === undefined ? code`` : code`, json: true`
  return code`{ name: ${literal(parameter.name)}, in: ${literal(parameter.in)}, style: ${literal(parameter.style)}, explode: ${literal(parameter.explode)}, shape: ${wireShape(parameter.schema)}${json} }`
}

function bodyEntry(operation: Operation): { key: string; value: Code }[] {
  if (operation.body === undefined) return []
  const contents = list(acceptedContents(operation).map(wireContent))
  return [
    { key: 'body', value: code`{ required: ${literal(operation.body.required)}, contents: ${contents} }` },
  ]
}

/** What the body may be sent as: the client's choice, and other media types of the same schema. */
function acceptedContents(operation: Operation): readonly MediaContent[] {
  const sent = sentContent(operation)
  return operation.body?.contents.filter((content) => content === sent || isSameSchema(content, sent)) ?? []
}

function isSameSchema(one: MediaContent, other: MediaContent | undefined): boolean {
  if (one.schema === undefined || other?.schema === undefined) return false
  if (one.schema.kind === 'reference' && other.schema.kind === 'reference') {
    return one.schema.model === other.schema.model
  }
  return one.schema === other.schema
}

function wireContent({ mediaType, kind, schema }: MediaContent): Code {
  const hasFields = (kind === 'form' || kind === 'multipart') && schema !== undefined
  const shape = hasFields ? code`, shape: ${wireShape(schema)}` : code``
  return code`{ mediaType: ${literal(mediaType)}, kind: ${literal(kind)}${shape} }`
}

function validators(operation: Operation): Code {
  const places = parameterPlaces.filter((place) => parametersIn(operation, place).length > 0)
  const { kind } = sentContent(operation) ?? {}
  const parts =
    kind === undefined || kind === 'text' || kind === 'binary' ? places : ([...places, 'body'] as const)
  return objectLiteral(
    parts.map((part) => ({ key: part, value: code`${requestValidator(operation, part)}` })),
  )
}

function wireReply({ status, contents }: Reply): Code {
  const types = arrayLiteral(contents.map(({ mediaType }) => literal(mediaType)))
  return code`{ status: ${literal(status)}, types: ${types} }`
}

function list(items: readonly Code[]): Code {
  return items.length === 0 ? code`[]` : block('[', items, ']')
}
