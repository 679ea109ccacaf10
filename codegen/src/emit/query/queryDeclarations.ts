import { type Code, code, literal, objectLiteral } from '../../fragment/code.ts'
import type { Declaration, FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters, requiresParameters, successReplies } from '../../layout/operationFacts.ts'
import { clientFunction, clientType, parametersType, replyType } from '../../layout/operationNames.ts'
import {
  queryDataType,
  queryKeyFunction,
  queryKeyType,
  queryOptionsFunction,
} from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'

const queryKey = fromRuntime('queryKey', 'queryKey')
const taggedKey = fromRuntime('queryTypes', 'TaggedQueryKey', { type: true })
const query = fromRuntime('queryTypes', 'Query', { type: true })

/** Key and options of an operation that reads. */
export function queryDeclarations(service: HttpService, operation: Operation): Declaration[] {
  return [
      keyType(service, operation),
      {
        kind: 'typeAlias',
        name: queryDataType(operation).name,
        doc: `What a query of \`${operation.name}\` caches.`,
        type: mayBeNothing(operation)
          ? code`Exclude<${replyType(operation)}, undefined> | null`
          : code`${replyType(operation)}`,
      },
      keyFunction(service, operation),
      optionsFunction(operation),
  ]
}

function keyType(service: HttpService, operation: Operation): Declaration {
  const stem = keyStem(service, operation)
  return {
    kind: 'typeAlias',
    name: queryKeyType(operation).name,
    doc: `Service, path, operation${hasParameters(operation) ? ', parameters' : ''}.`,
    type: hasParameters(operation)
      ? code`readonly [${stem}, parameters?: ${parametersType(operation)}]`
      : code`readonly [${stem}]`,
  }
}

function keyFunction(service: HttpService, operation: Operation): Declaration {
  const takes = hasParameters(operation)
  const { name, path } = operation
  const stem = literal([service.name, path, name])
  return {
    kind: 'function',
    name: queryKeyFunction(operation).name,
    doc: takes
      ? `Key of the query of \`${name}\`. Without parameters it is the start of the keys of all of them, for invalidating.`
      : `Key of the query of \`${name}\`.`,
    deprecated: operation.deprecated,
    parameters: takes
      ? [{ name: 'parameters', type: code`${parametersType(operation)}`, optional: true }]
      : [],
    returns: code`${taggedKey}<${queryKeyType(operation)}, ${queryDataType(operation)}>`,
    body: [takes ? code`return ${queryKey}(${stem}, parameters)` : code`return ${queryKey}(${stem})`],
  }
}

function optionsFunction(operation: Operation): Declaration {
  const takes = hasParameters(operation)
  const client: FunctionParameter = { name: 'client', type: code`${clientType()}` }
  const parameters: FunctionParameter = {
    name: 'parameters',
    type: code`${parametersType(operation)}`,
    optional: !requiresParameters(operation),
  }
  const call = takes
    ? code`${clientFunction(operation)}(client, parameters, { signal })`
    : code`${clientFunction(operation)}(client, { signal })`
  const body = mayBeNothing(operation) ? code`(await ${call}) ?? null` : call
  const isAsync = mayBeNothing(operation) ? code`async ` : code``
  return {
    kind: 'function',
    name: queryOptionsFunction(operation).name,
    doc: [
      operation.summary ?? operation.description,
      'Options of a query: key and function, with cancellation.',
    ]
      .filter((text) => text !== undefined)
      .join('\n\n'),
    deprecated: operation.deprecated,
    parameters: takes ? [client, parameters] : [client],
    returns: code`${query}<${queryKeyType(operation)}, ${queryDataType(operation)}>`,
    body: [
      code`return ${objectLiteral([
        {
          key: 'queryKey',
          value: takes
            ? code`${queryKeyFunction(operation)}(parameters)`
            : code`${queryKeyFunction(operation)}()`,
        },
        { key: 'queryFn', value: code`${isAsync}({ signal }) => ${body}` },
      ])}`,
    ],
  }
}

/** A cache holds no `undefined`; replies without a body become `null` there. */
function mayBeNothing(operation: Operation): boolean {
  return successReplies(operation).some(({ contents }) => contents.length === 0)
}

function keyStem(service: HttpService, { path, name }: Operation): Code {
  return code`service: ${literal(service.name)}, path: ${literal(path)}, operation: ${literal(name)}`
}
