import { block, type Code, code, identifier, literal } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { bodyDirection, hasBodyChoice, isIncoming, parametersIn } from '../../layout/operationFacts.ts'
import { partType } from '../../layout/operationNames.ts'
import type { MediaContent, Operation, RequestBody } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { schemaType } from '../../schema/schemaType.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { createRoutes } from './createRoutes.ts'
import { routeDefaults, withDefaults } from './routeDefaults.ts'
import { parameterPlaces, routeDefinition } from './routeDefinition.ts'
import { routeFunction, routeType } from './routeNames.ts'
import { routeOptions } from './routeOptions.ts'
import { routeResult } from './routeResult.ts'

/** A typed server-side router on Hono, for hosting the service. */
export const routesEmitter: Emitter<'http'> = {
  target: 'routes',
  dialects: ['http'],
  needs: ['types', 'validators'],
  emit: (service: HttpService) => [
    ...groupFiles('routes', [...service.operations, ...service.incoming], (operation) =>
      routeDeclarations(operation, service),
    ),
    ...(service.operations.length === 0 ? [] : [createRoutes(service)]),
  ],
}

function routeDeclarations(operation: Operation, service: HttpService): Declaration[] {
  return [
    requestType(operation),
    {
      kind: 'typeAlias',
      name: routeType(operation, 'Result').name,
      doc: `Every answer that the contract declares for \`${operation.name}\`.`,
      type: routeResult(operation),
    },
    {
      kind: 'typeAlias',
      name: routeType(operation, 'Handler').name,
      doc: `Answers a valid request to \`${operation.name}\`.`,
      type: code`(request: ${routeType(operation, 'Request')}) => ${routeType(operation, 'Result')} | Promise<${routeType(operation, 'Result')}>`,
    },
    routeDeclaration(operation, service),
  ]
}

function requestType(operation: Operation): Declaration {
  const places = parameterPlaces
    .filter((place) => parametersIn(operation, place).length > 0)
    .map(
      (place): Member => ({
        name: place,
        type: withDefaults(code`${partType(operation, place)}`, routeDefaults(operation, place), {
          direction: 'sent',
          readonlyLists: true,
        }),
        readonly: true,
      }),
    )
  const facts = {
    name: routeType(operation, 'Request').name,
    doc: `A valid request to \`${operation.name}\`.`,
  }
  const base = code`${fromRuntime('routes/addRoute', 'RouteRequest', { type: true })}`
  const { body } = operation
  if (body === undefined || !hasBodyChoice(operation)) {
    const members = body === undefined ? places : [...places, bodyMember(operation, body)]
    return { kind: 'interface', ...facts, extends: [base], members }
  }
  const named = places.map(({ name, type }) => code`readonly ${identifier(name)}: ${type}`)
  const shared = named.length === 0 ? base : code`${base} & ${block('{', named, '}', '')}`
  return { kind: 'typeAlias', ...facts, type: code`${shared} & ${bodyChoice(operation, body)}` }
}

function bodyMember(operation: Operation, { required, contents }: RequestBody): Member {
  const [content] = contents
  const own = content === undefined ? code`unknown` : bodyType(operation, content, true)
  const type = withDefaults(own, routeDefaults(operation, 'body'), { direction: bodyDirection(operation) })
  return { name: 'body', type: required ? type : code`${type} | undefined`, readonly: true }
}

/** Discriminated by the media type of the request. */
function bodyChoice(operation: Operation, { required, contents }: RequestBody): Code {
  const bodies = contents.map((content, index) => {
    const type = bodyType(operation, content, index === 0)
    const mediaType = content.mediaType.includes('*') ? code`string` : literal(content.mediaType)
    return code`| { readonly contentType: ${mediaType}, readonly body: ${type} }`
  })
  const none = required ? [] : [code`| { readonly contentType?: undefined, readonly body?: undefined }`]
  return block('(', [...bodies, ...none], ')', '')
}

function bodyType(operation: Operation, { kind, schema }: MediaContent, isFirst: boolean): Code {
  if (kind === 'binary') return code`Blob`
  if (isFirst && kind !== 'text') return code`${partType(operation, 'body')}`
  if (kind === 'text') return code`string`
  return schema === undefined ? code`unknown` : schemaType(schema, { direction: bodyDirection(operation) })
}

function routeDeclaration(operation: Operation, service: HttpService): Declaration {
  const text = operation.summary ?? operation.description
  return {
    kind: 'function',
    name: routeFunction(operation).name,
    doc: [text, routeDoc(operation)].filter(Boolean).join('\n\n'),
    deprecated: operation.deprecated,
    parameters: [
      { name: 'app', type: code`${fromRuntime('routes/addRoute', 'RouteApp', { type: true })}` },
      { name: 'handler', type: code`${routeType(operation, 'Handler')}` },
      routeOptions([operation]),
    ],
    returns: code`void`,
    body: [
      code`${fromRuntime('routes/addRoute', 'addRoute')}(app, ${routeDefinition(operation, service)}, handler, options)`,
    ],
  }
}

function routeDoc(operation: Operation): string {
  const address = `\`${operation.method.toUpperCase()} ${operation.path}\``
  if (!isIncoming(operation)) return address
  const { origin } = operation
  const cause =
    origin.kind === 'webhook'
      ? `Receives the webhook \`${origin.event}\`.`
      : `Receives the callback \`${origin.event}\` of ${origin.causedBy.map((name) => `\`${name}\``).join(', ')}, sent to \`${origin.expression}\`.`
  return `${cause} Received at ${address}, or at \`options.path\`.`
}
