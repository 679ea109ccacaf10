import { block, type Code, code, join, literal } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import {
  bodyDirection,
  hasBodyChoice,
  hasParameters,
  isRequiredByCaller,
  parametersIn,
} from '../../layout/operationFacts.ts'
import { parametersType, partType } from '../../layout/operationNames.ts'
import type { Operation, Parameter, ParameterPlace, RequestBody } from '../../model/operation.ts'
import { memberCode } from '../../schema/schemaType.ts'
import { contentType } from './contentType.ts'

/** Places of parameters, in the order of the types. */
export const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** `GetWalletsParameters`: everything that a caller passes. */
export function parametersInterface(operation: Operation): Declaration[] {
  if (!hasParameters(operation)) return []
  const members: Member[] = places.flatMap((place) => {
    const parameters = parametersIn(operation, place)
    if (parameters.length === 0) return []
    const isRequired = parameters.some(isRequiredByCaller)
    const type = callerGroupType(operation, place, parameters)
    return [{ name: place, type: isRequired ? type : code`${type} | undefined`, optional: !isRequired }]
  })
  const facts = { name: parametersType(operation).name, doc: `Parameters of \`${operation.name}\`.` }
  const { body } = operation
  if (body === undefined) return [{ kind: 'interface', ...facts, members }]
  if (hasBodyChoice(operation))
    return [{ kind: 'typeAlias', ...facts, type: choice(operation, body, members) }]
  const type = code`${partType(operation, 'body')}`
  const bodyMember = {
    name: 'body',
    type: body.required ? type : code`${type} | undefined`,
    optional: !body.required,
  }
  return [{ kind: 'interface', ...facts, members: [...members, bodyMember] }]
}

/** Parameters beside a body in one of several media types; the first is the default. */
function choice(operation: Operation, { contents, required }: RequestBody, members: readonly Member[]): Code {
  const bodies = contents.map((content, index) => {
    const isFirst = index === 0
    const type = isFirst
      ? code`${partType(operation, 'body')}`
      : contentType(content, bodyDirection(operation))
    const named = mediaTypeName(content.mediaType)
    const body = isFirst && !required ? code`body?: ${type} | undefined` : code`body: ${type}`
    const chosen = isFirst ? code`contentType?: ${named} | undefined` : code`contentType: ${named}`
    return code`{ ${body}, ${chosen} }`
  })
  const union = block(
    '(',
    bodies.map((body) => code`| ${body}`),
    ')',
    '',
  )
  return members.length === 0 ? union : code`${block('{', members.map(memberCode), '}', '')} & ${union}`
}

/** A media type as a type: a range such as `image/*` represents all that it covers. */
function mediaTypeName(mediaType: string): Code {
  if (mediaType.startsWith('*')) return code`string`
  if (!mediaType.endsWith('/*')) return literal(mediaType)
  return code`\`${{ kind: 'code', parts: [mediaType.slice(0, -1).replace(/[^\w./+-]/g, '')] }}\${string}\``
}

/** A group of parameters of a caller: those that the client sends with every call are optional. */
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
