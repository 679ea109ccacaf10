import { block, type Code, code, join, literal, propertyKey } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import {
  bodyDirection,
  hasParameters,
  isRequiredByCaller,
  parametersIn,
  replyDirection,
  sentContent,
  successReplies,
} from '../../layout/operationFacts.ts'
import {
  operationType,
  parametersType,
  partType,
  repliesType,
  replyType,
} from '../../layout/operationNames.ts'
import type { Operation, Parameter, ParameterPlace } from '../../model/operation.ts'
import { memberCode, schemaType } from '../../schema/schemaType.ts'
import { contentsType, contentType } from './contentType.ts'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** Parameters and replies of an operation, and the shape for openapi-fetch. */
export function operationTypes(operation: Operation): Declaration[] {
  return [
    ...places.flatMap((place) => groupInterface(operation, place)),
    ...bodyType(operation),
    ...parametersInterface(operation),
    repliesInterface(operation),
    replyAlias(operation),
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
    doc: description ?? schema.description,
    deprecated,
  }
}

function bodyType(operation: Operation): Declaration[] {
  const content = sentContent(operation)
  if (content === undefined) return []
  const doc = operation.body?.description
  return [
    {
      kind: 'typeAlias',
      name: partType(operation, 'body').name,
      doc,
      type: contentType(content, bodyDirection(operation)),
    },
  ]
}

function parametersInterface(operation: Operation): Declaration[] {
  if (!hasParameters(operation)) return []
  const members: Member[] = places.flatMap((place) => {
    const parameters = parametersIn(operation, place)
    if (parameters.length === 0) return []
    const isRequired = parameters.some(isRequiredByCaller)
    const type = callerGroupType(operation, place, parameters)
    return [{ name: place, type: isRequired ? type : code`${type} | undefined`, optional: !isRequired }]
  })
  const { body } = operation
  if (body !== undefined) {
    const type = code`${partType(operation, 'body')}`
    members.push({
      name: 'body',
      type: body.required ? type : code`${type} | undefined`,
      optional: !body.required,
    })
  }
  const name = parametersType(operation).name
  return [{ kind: 'interface', name, doc: `What \`${operation.name}\` takes.`, members }]
}

/** A group as a caller gives it: what the client sends with every call may be left out. */
function callerGroupType(
  operation: Operation,
  place: ParameterPlace,
  parameters: readonly Parameter[],
): Code {
  const group = partType(operation, place)
  const everyCall = parameters.filter((parameter) => parameter.everyCall && parameter.required)
  if (everyCall.length === 0) return code`${group}`
  const keys = join(
    everyCall.map(({ name }) => literal(name)),
    ' | ',
  )
  return code`Omit<${group}, ${keys}> & Partial<Pick<${group}, ${keys}>>`
}

function repliesInterface(operation: Operation): Declaration {
  return {
    kind: 'interface',
    name: repliesType(operation).name,
    doc: `Bodies that \`${operation.name}\` can answer with, by status.`,
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
    doc: `What \`${operation.name}\` resolves to.`,
    type: keys.length === 0 ? code`undefined` : code`${repliesType(operation)}[${join(keys, ' | ')}]`,
  }
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
      body.contents.map((entry) =>
        memberCode({ name: entry.mediaType, type: contentType(entry, bodyDirection(operation)) }),
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
  const replies = operation.replies.map(({ status, contents, headers }) => {
    const headerMembers = headers.map(({ name, required, schema }) =>
      memberCode({ name, type: schemaType(schema), optional: !required }),
    )
    const content =
      contents.length === 0
        ? code`content?: never`
        : code`content: ${block(
            '{',
            contents.map((entry) =>
              memberCode({ name: entry.mediaType, type: contentType(entry, replyDirection(operation)) }),
            ),
            '}',
            '',
          )}`
    const shape = block(
      '{',
      [code`headers: ${block('{', [...headerMembers, code`[name: string]: unknown`], '}', '')}`, content],
      '}',
      '',
    )
    return code`${propertyKey(String(status))}: ${shape}`
  })
  members.push({ name: 'responses', type: block('{', replies, '}', '') })
  return {
    kind: 'interface',
    name: operationType(operation).name,
    doc: operationDoc(operation),
    deprecated: operation.deprecated,
    members,
  }
}

/** What the contract says about an operation, for doc comments. */
function operationDoc({ summary, description }: Operation): string | undefined {
  if (summary === undefined) return description
  return description === undefined || description === summary ? summary : `${summary}\n\n${description}`
}
