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
import { bodyDirection, isJsonParameter, parametersIn, sentContent } from '../../layout/operationFacts.ts'
import { requestValidator } from '../../layout/operationNames.ts'
import type {
  FieldEncoding,
  MediaContent,
  Operation,
  Parameter,
  ParameterPlace,
  ParameterStyle,
  Reply,
} from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import type { HttpService } from '../../model/service.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { defaultsLiteral, routeDefaults } from './routeDefaults.ts'
import { encodedShapes, fieldsShape, isSpread, partsShape, wireShape } from './wireShape.ts'

export const parameterPlaces: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** The description of a route for the run-time part, of type `RouteDefinition`. */
export function routeDefinition(operation: Operation, service: HttpService): Code {
  const entries = [
    { key: 'operation', value: literal(operation.name) },
    { key: 'method', value: literal(operation.method.toUpperCase()) },
    { key: 'path', value: literal(operation.path) },
    ...parametersEntry(operation),
    ...credentialsEntry(operation, service),
    ...bodyEntry(operation),
    ...defaultsEntry(operation),
    { key: 'validators', value: validators(operation) },
    { key: 'replies', value: objectLiteral(operation.replies.map(wireReply)) },
  ]
  return objectLiteral(entries)
}

function parametersEntry(operation: Operation): ObjectEntry[] {
  const places = parameterPlaces.flatMap((place): ObjectEntry[] => {
    const parameters = parametersIn(operation, place)
    if (parameters.length === 0) return []
    const entries = parameters.map((parameter) => literalEntry(parameter.name, wireParameter(parameter)))
    return [{ key: place, value: objectLiteral(entries) }]
  })
  return places.length === 0 ? [] : [{ key: 'parameters', value: objectLiteral(places) }]
}

/** Credentials that an object with any keys would read as its own. */
function credentialsEntry(operation: Operation, { securitySchemes }: HttpService): ObjectEntry[] {
  const places = (['query', 'cookie'] as const).flatMap((place): ObjectEntry[] => {
    const names = securitySchemes.flatMap((scheme) =>
      scheme.kind === 'apiKey' && scheme.in === place ? [scheme.parameter] : [],
    )
    const isMistakable = names.length > 0 && parametersIn(operation, place).some(isSpread)
    return isMistakable ? [{ key: place, value: literal(names) }] : []
  })
  return places.length === 0 ? [] : [{ key: 'credentials', value: objectLiteral(places) }]
}

function defaultsEntry(operation: Operation): ObjectEntry[] {
  const parts = ([...parameterPlaces, 'body'] as const).flatMap((part): ObjectEntry[] => {
    const defaults = routeDefaults(operation, part)
    return defaults.length === 0 ? [] : [{ key: part, value: defaultsLiteral(defaults) }]
  })
  return parts.length === 0 ? [] : [{ key: 'defaults', value: objectLiteral(parts) }]
}

function wireParameter(parameter: Parameter): Code {
  const { in: place, style, explode, allowEmpty, schema } = parameter
  const usualStyle = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  const json = isJsonParameter(parameter)
  return wireFacts(wireShape(schema, style), usualStyle, { style, explode, json, allowEmpty })
}

/** Shape of a parameter or a field, and its style where that differs from OpenAPI's default. */
function wireFacts(
  { shape, isValue }: ReturnType<typeof wireShape>,
  usualStyle: ParameterStyle,
  {
    style,
    explode,
    json,
    allowEmpty = false,
  }: Pick<FieldEncoding, 'style' | 'explode' | 'json'> & { readonly allowEmpty?: boolean },
): Code {
  const facts = [
    ...(style === usualStyle ? [] : [code`style: ${literal(style)}`]),
    // Keys in brackets have one style only.
    ...(explode === (style === 'form') || style === 'deepObject' ? [] : [code`explode: ${literal(explode)}`]),
    ...(json ? [code`json: true`] : []),
    ...(allowEmpty ? [code`allowEmpty: true`] : []),
  ]
  return facts.length === 0 && isValue ? shape : code`{ ${join([code`shape: ${shape}`, ...facts], ', ')} }`
}

function bodyEntry(operation: Operation): ObjectEntry[] {
  const { body } = operation
  if (body === undefined) return []
  const contents = body.contents.map((content, index) => ({
    key: content.mediaType,
    value: wireContent(operation, content, index === 0),
  }))
  const entries = [
    { key: 'required', value: literal(body.required) },
    { key: 'contents', value: objectLiteral(contents) },
  ]
  return [{ key: 'body', value: objectLiteral(entries) }]
}

function wireContent(operation: Operation, content: MediaContent, isFirst: boolean): Code {
  const { kind, schema } = content
  // The first has a validator of its own, that others import.
  const own =
    isFirst || schema === undefined || !hasValidator(kind)
      ? code``
      : code`, schema: ${otherValidator(operation, schema)}`
  return code`{ kind: ${literal(kind)}${schema === undefined ? code`` : formFacts(content, schema)}${own} }`
}

function formFacts({ kind, encoding }: MediaContent, schema: Schema): Code {
  if (kind !== 'form' && kind !== 'multipart') return code``
  const shape = kind === 'form' ? fieldsShape(schema, encoding) : partsShape(schema, encoding)
  const encoded = kind === 'form' ? encodedShapes(schema, encoding) : []
  const fields = encoded.map((field) =>
    literalEntry(field.encoded.field, wireFacts(field.shape, 'form', field.encoded)),
  )
  return code`${shape === undefined ? code`` : code`, shape: ${shape}`}${
    fields.length === 0 ? code`` : code`, fields: ${objectLiteral(fields)}`
  }`
}

function otherValidator(operation: Operation, schema: Schema): Code {
  const first = sentContent(operation)
  const isSame =
    first !== undefined &&
    hasValidator(first.kind) &&
    (first.schema === schema ||
      (first.schema?.kind === 'reference' &&
        schema.kind === 'reference' &&
        first.schema.model === schema.model))
  return isSame
    ? code`${requestValidator(operation, 'body')}`
    : schemaValidator(schema, { direction: bodyDirection(operation) })
}

function hasValidator(kind: MediaContent['kind']): boolean {
  return kind !== 'text' && kind !== 'binary'
}

function validators(operation: Operation): Code {
  const places = parameterPlaces.filter((place) => parametersIn(operation, place).length > 0)
  const { kind } = sentContent(operation) ?? {}
  const parts = kind === undefined || !hasValidator(kind) ? places : ([...places, 'body'] as const)
  return objectLiteral(
    parts.map((part) => ({ key: part, value: code`${requestValidator(operation, part)}` })),
  )
}

function wireReply({ status, contents }: Reply): ObjectEntry {
  return {
    key: String(status),
    value: arrayLiteral(contents.map(({ mediaType }) => literal(mediaType))),
  }
}
