import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters } from '../../layout/operationFacts.ts'
import { queryDataType, queryKeyFunction, queryOptionsFunction } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import { hookParameters, unlessSkipped } from './hookParameters.ts'

const clientError = fromRuntime('client/ClientError', 'ClientError', { type: true })
const skipped = fromRuntime('react/hookQuery', 'skipped')
const plain = {
  prefix: 'use',
  hook: fromRuntime('react/hookQuery', 'useOperationQuery'),
  options: fromRuntime('react/hookOptions', 'QueryHookOptions', { type: true }),
  result: fromPackage('@tanstack/react-query', 'UseQueryResult', { type: true }),
  suspends: false,
}
const suspending = {
  prefix: 'useSuspense',
  hook: fromRuntime('react/hookQuery', 'useOperationSuspenseQuery'),
  options: fromRuntime('react/hookOptions', 'SuspenseQueryHookOptions', { type: true }),
  result: fromPackage('@tanstack/react-query', 'UseSuspenseQueryResult', { type: true }),
  suspends: true,
}

/** `useGetWallets`, `useSuspenseGetWallets` */
export function queryHooks(operation: Operation): Declaration[] {
  return [queryHook(operation, plain), queryHook(operation, suspending)]
}

function queryHook(operation: Operation, kind: typeof plain): Declaration {
  const { prefix, hook, options, result, suspends } = kind
  const data = code`${queryDataType(operation)}`
  const query = hasParameters(operation)
    ? code`${queryOptionsFunction(operation)}(client, parameters)`
    : code`${queryOptionsFunction(operation)}(client)`
  const waits = hasParameters(operation) && !suspends
  const own = waits
    ? unlessSkipped(query, code`${skipped}<${data}>(${queryKeyFunction(operation)}())`)
    : query
  return {
    kind: 'function',
    name: `${prefix}${operation.pascalName}`,
    doc: operation.summary ?? operation.description,
    deprecated: operation.deprecated,
    typeParameters: [{ name: 'Data', default: data }],
    parameters: hookParameters(operation, { type: code`${options}<${data}, Data>`, suspends }),
    returns: code`${result}<Data, ${clientError}>`,
    // Explicit, because inferring them is slower for the type checker than the rest of the hook.
    body: [code`return ${hook}<${data}, Data>(${own}, options)`],
  }
}
