import { block, type Code, code, join, literal, propertyKey } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import {
  bodyDirection,
  isIncoming,
  parametersIn,
  replyDirection,
  replyTypes,
  sentContent,
  successReplies,
} from '../../layout/operationFacts.ts'
import {
  operationType,
  parametersType,
  partType,
  repliesType,
  replyBodyType,
  replyByTypeType,
  replyHeadersType,
  replyType,
} from '../../layout/operationNames.ts'
import { replyHeaders } from '../../layout/replyHeaders.ts'
import type { Operation, Parameter, ParameterPlace, Reply } from '../../model/operation.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import { memberCode, schemaType } from '../../schema/schemaType.ts'
import { contentsType, contentType } from './contentType.ts'
import { parametersInterface, places } from './parametersInterface.ts'

/** Parameters and replies of an operation, and the shape for openapi-fetch. */
export function operationTypes(operation: Operation): Declaration[] {
  return [
    ...places.flatMap((place) => groupInterface(operation, place)),
    ...bodyType(operation),
    ...parametersInterface(operation),
    repliesInterface(operation),
    ...repliesByType(operation),
    replyAlias(operation),
    ...headersInterface(operation),
    openApiInterface(operation),
  ]
}

/** `GetWalletsQuery`: all parameters of a place, as the server sees them. */
function groupInterface(operation: Operation, place: ParameterPlace): Declaration[] {
  const parameters = parametersIn(operation, place)
  if (parameters.length === 0) return []
  return [
    {
      kind: 'interface',
      name: partType(operation, place).name,
      doc: `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters of {@link ${parametersType(operation).name}}.`,
      members: parameters.map(parameterMember),
    },
  ]
}

function parameterMember(parameter: Parameter): Member {
  const { name, schema, required, description, deprecated } = parameter
  const type = schemaType(schema, { direction: 'sent', readonlyLists: true })
  return {
    name,
    type: required ? type : code`${type} | undefined`,
    optional: !required,
    doc: description ?? schemaDoc(schema, name),
    deprecated,
  }
}

function bodyType(operation: Operation): Declaration[] {
  const content = sentContent(operation)
  if (content === undefined) return []
  const doc = operation.body?.description ?? `The body of \`${operation.name}\`.`
  return [
    {
      kind: 'typeAlias',
      name: partType(operation, 'body').name,
      doc,
      type: contentType(content, bodyDirection(operation)),
    },
  ]
}

/** Bodies of a success by media type, where a caller can choose. */
function repliesByType(operation: Operation): Declaration[] {
  const types = replyTypes(operation)
  if (types.length === 0) return []
  const contents = successReplies(operation).flatMap((reply) => reply.contents)
  return [
    {
      kind: 'interface',
      name: replyByTypeType(operation).name,
      doc: `Bodies that \`${operation.name}\` resolves to, by media type.`,
      members: types.map((type) => ({
        name: type,
        type: contentsType(
          contents.filter(({ mediaType }) => mediaType === type),
          replyDirection(operation),
        ),
      })),
    },
  ]
}

function repliesInterface(operation: Operation): Declaration {
  return {
    kind: 'interface',
    name: repliesType(operation).name,
    doc: `Bodies that \`${operation.name}\` can reply with, by status.`,
    members: operation.replies.map(({ status, description, contents }) => ({
      name: String(status),
      type: contentsType(contents, replyDirection(operation)),
      doc: description,
    })),
  }
}

function replyAlias(operation: Operation): Declaration {
  const successes = successReplies(operation)
  const keys = successes.map(({ status }) => (typeof status === 'number' ? code`${status}` : literal(status)))
  return {
    kind: 'typeAlias',
    name: replyType(operation).name,
    doc: `Reply of \`${operation.name}\`.`,
    // A reply to HEAD never has a body.
    type:
      keys.length === 0 || operation.method === 'head'
        ? code`undefined`
        : code`${repliesType(operation)}[${join(keys, ' | ')}]`,
  }
}

/** `GetWalletsReplyHeaders` */
function headersInterface(operation: Operation): Declaration[] {
  const headers = isIncoming(operation) ? [] : replyHeaders(operation)
  if (headers.length === 0) return []
  return [
    {
      kind: 'interface',
      name: replyHeadersType(operation).name,
      doc: `Headers of a successful reply of \`${operation.name}\`.`,
      members: headers.map(({ name, required, schema, description }) => ({
        name,
        type: schemaType(schema),
        optional: !required,
        doc: description ?? schemaDoc(schema, name),
      })),
    },
  ]
}

/** The operation in openapi-typescript's shape. */
function openApiInterface(operation: Operation): Declaration {
  const groups = places.map((place): Code => {
    const parameters = parametersIn(operation, place)
    if (parameters.length === 0) return code`${propertyKey(place)}?: never`
    const isRequired = parameters.some(({ required }) => required)
    const group = partType(operation, place)
    return isRequired ? code`${propertyKey(place)}: ${group}` : code`${propertyKey(place)}?: ${group}`
  })
  const members: Member[] = [{ name: 'parameters', type: block('{', groups, '}', '') }]
  const { body } = operation
  if (body === undefined) members.push({ name: 'requestBody', type: code`never`, optional: true })
  else {
    const content = block(
      '{',
      body.contents.map((entry, index) =>
        memberCode({
          name: entry.mediaType,
          type:
            index === 0 ? code`${partType(operation, 'body')}` : contentType(entry, bodyDirection(operation)),
        }),
      ),
      '}',
      '',
    )
    members.push({
      name: 'requestBody',
      type: block('{', [code`content: ${content}`], '}', ''),
      optional: !body.required,
    })
  }
  members.push({
    name: 'responses',
    type: block(
      '{',
      operation.replies.map((reply) => responseMember(operation, reply)),
      '}',
      '',
    ),
  })
  return {
    kind: 'interface',
    name: operationType(operation).name,
    doc: operationDoc(operation),
    deprecated: operation.deprecated,
    members,
  }
}

function responseMember(operation: Operation, reply: Reply): Code {
  const { status, contents, headers } = reply
  const headerMembers = headers.map(({ name, required, schema }) =>
    memberCode({ name, type: schemaType(schema), optional: !required }),
  )
  const bodies = contents.map((content) =>
    memberCode({
      name: content.mediaType,
      type: replyBodyType(operation, reply) ?? contentType(content, replyDirection(operation)),
    }),
  )
  const content =
    contents.length === 0 ? code`content?: never` : code`content: ${block('{', bodies, '}', '')}`
  const shape = block(
    '{',
    [code`headers: ${block('{', [...headerMembers, code`[name: string]: unknown`], '}', '')}`, content],
    '}',
    '',
  )
  return code`${propertyKey(String(status))}: ${shape}`
}

/** Doc comment of an operation. */
function operationDoc({ name, summary, description }: Operation): string {
  if (summary === undefined) return description ?? `\`${name}\` in the shape that openapi-fetch reads.`
  return description === undefined || description === summary ? summary : `${summary}\n\n${description}`
}
