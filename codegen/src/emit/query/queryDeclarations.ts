import { code, objectLiteral } from '../../fragment/code.ts'
import type { Declaration, FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters, mayBeNothing, requiresParameters } from '../../layout/operationFacts.ts'
import { clientFunction, clientType, parametersType, replyType } from '../../layout/operationNames.ts'
import { queryDataType, queryKeyFunction, queryOptionsFunction } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { documented } from './documented.ts'
import { operationKey } from './operationKey.ts'

const queryKey = fromRuntime('query/queryKey', 'queryKey')
const taggedKey = fromRuntime('query/queryTypes', 'TaggedQueryKey', { type: true })
const query = fromRuntime('query/queryTypes', 'Query', { type: true })

/** Key and options of an operation that reads. */
export function queryDeclarations(service: HttpService, operation: Operation): Declaration[] {
  const own = [keyFunction(service, operation), optionsFunction(operation)]
  if (!mayBeNothing(operation)) return own
  const data: Declaration = {
    kind: 'typeAlias',
    name: queryDataType(operation).name,
    doc: `Cached data of a query of \`${operation.name}\`.`,
    type: code`Exclude<${replyType(operation)}, undefined> | null`,
  }
  return [data, ...own]
}

function keyFunction(service: HttpService, operation: Operation): Declaration {
  const hasInput = hasParameters(operation)
  const start = operationKey(service, operation)
  const data = queryDataType(operation)
  return {
    kind: 'function',
    name: queryKeyFunction(operation).name,
    doc: hasInput
      ? `Key of the query of \`${operation.name}\`; without parameters, the start of the keys of all of them.`
      : `Key of the query of \`${operation.name}\`.`,
    deprecated: operation.deprecated,
    parameters: hasInput
      ? [{ name: 'parameters', type: code`${parametersType(operation)}`, optional: true }]
      : [],
    returns: code`${taggedKey}<${data}>`,
    body: [
      hasInput
        ? code`return ${queryKey}<${data}>(${start}, parameters)`
        : code`return ${queryKey}<${data}>(${start})`,
    ],
  }
}

function optionsFunction(operation: Operation): Declaration {
  const hasInput = hasParameters(operation)
  const client: FunctionParameter = { name: 'client', type: code`${clientType()}` }
  const parameters: FunctionParameter = {
    name: 'parameters',
    type: code`${parametersType(operation)}`,
    optional: !requiresParameters(operation),
  }
  const call = hasInput
    ? code`${clientFunction(operation)}(client, parameters, { signal })`
    : code`${clientFunction(operation)}(client, { signal })`
  const read = mayBeNothing(operation) ? code`async ({ signal }) => (await ${call}) ?? null` : undefined
  return {
    kind: 'function',
    name: queryOptionsFunction(operation).name,
    doc: documented(operation, 'Options of a query: key and function, with cancellation.'),
    deprecated: operation.deprecated,
    parameters: hasInput ? [client, parameters] : [client],
    returns: code`${query}<${queryDataType(operation)}>`,
    body: [
      code`return ${objectLiteral([
        {
          key: 'queryKey',
          value: hasInput
            ? code`${queryKeyFunction(operation)}(parameters)`
            : code`${queryKeyFunction(operation)}()`,
        },
        { key: 'queryFn', value: read ?? code`({ signal }) => ${call}` },
      ])}`,
    ],
  }
}
