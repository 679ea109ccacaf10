import { type Code, code, literal } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { isIncoming, parametersIn } from '../../layout/operationFacts.ts'
import { parametersType } from '../../layout/operationNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { createRoutes } from './createRoutes.ts'
import { parameterPlaces, routeDefinition } from './routeDefinition.ts'
import { routeFunction, routeType } from './routeNames.ts'
import { routeOptions } from './routeOptions.ts'
import { routeResult } from './routeResult.ts'

/** A typed server-side router on Hono, for whoever hosts the service. */
export const routesEmitter: Emitter<'http'> = {
  target: 'routes',
  dialects: ['http'],
  needs: ['types', 'validators'],
  emit: (service: HttpService) => [
    ...groupFiles('routes', [...service.operations, ...service.incoming], routeDeclarations),
    createRoutes(service),
  ],
}

function routeDeclarations(operation: Operation): Declaration[] {
  return [
    requestInterface(operation),
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
    routeDeclaration(operation),
  ]
}

function requestInterface(operation: Operation): Declaration {
  const type = (part: string) => code`${parametersType(operation)}[${literal(part)}]`
  const places = parameterPlaces
    .filter((place) => parametersIn(operation, place).length > 0)
    .map((place): Member => ({ name: place, type: code`NonNullable<${type(place)}>`, readonly: true }))
  const body: Member[] =
    operation.body === undefined
      ? []
      : [{ name: 'body', type: bodyType(operation, type('body')), readonly: true }]
  return {
    kind: 'interface',
    name: routeType(operation, 'Request').name,
    doc: `A valid request to \`${operation.name}\`.`,
    extends: [code`${fromRuntime('addRoute', 'RouteRequest', { type: true })}`],
    members: [...places, ...body],
  }
}

function bodyType(operation: Operation, type: Code): Code {
  return operation.body?.required === true ? code`NonNullable<${type}>` : type
}

function routeDeclaration(operation: Operation): Declaration {
  const text = operation.summary ?? operation.description
  return {
    kind: 'function',
    name: routeFunction(operation).name,
    doc: [text, routeDoc(operation)].filter(Boolean).join('\n\n'),
    deprecated: operation.deprecated,
    parameters: [
      { name: 'app', type: code`${fromRuntime('addRoute', 'RouteApp', { type: true })}` },
      { name: 'handler', type: code`${routeType(operation, 'Handler')}` },
      routeOptions([operation]),
    ],
    returns: code`void`,
    body: [
      code`${fromRuntime('addRoute', 'addRoute')}(app, ${routeDefinition(operation)}, handler, options)`,
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
  return `${cause} Listens at ${address}, or where \`options.path\` says.`
}
