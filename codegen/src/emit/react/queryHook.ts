import { code } from '../../fragment/code.ts'
import type { Declaration, FunctionParameter } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters, requiresParameters } from '../../layout/operationFacts.ts'
import { clientType, parametersType } from '../../layout/operationNames.ts'
import { queryDataType, queryKeyType, queryOptionsFunction } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'

const kinds = {
  useQuery: { prefix: 'use', options: 'QueryHookOptions', result: 'UseQueryResult' },
  useSuspenseQuery: {
    prefix: 'useSuspense',
    options: 'SuspenseQueryHookOptions',
    result: 'UseSuspenseQueryResult',
  },
} as const

/** `useGetWallets`, `useSuspenseGetWallets` */
export function queryHook(operation: Operation, hook: keyof typeof kinds): Declaration {
  const { prefix, options, result } = kinds[hook]
  const name = `${prefix}${operation.pascalName}`
  const takes = hasParameters(operation)
  const data = code`${queryDataType(operation)}`
  const client: FunctionParameter = { name: 'client', type: code`${clientType()}` }
  const parameters: FunctionParameter = {
    name: 'parameters',
    type: code`${parametersType(operation)}`,
    optional: !requiresParameters(operation),
  }
  const hookOptions: FunctionParameter = {
    name: 'options',
    optional: true,
    type: code`${fromRuntime('hookOptions', options, { type: true })}<${data}, Data, ${queryKeyType(operation)}>`,
  }
  const own = takes
    ? code`${queryOptionsFunction(operation)}(client, parameters)`
    : code`${queryOptionsFunction(operation)}(client)`
  return {
        kind: 'function',
        name,
        doc: operation.summary ?? operation.description,
        deprecated: operation.deprecated,
        typeParameters: [{ name: 'Data', default: data }],
        parameters: takes ? [client, parameters, hookOptions] : [client, hookOptions],
        returns: code`${fromPackage('@tanstack/react-query', result, { type: true })}<Data, ${fromRuntime('ClientError', 'ClientError', { type: true })}>`,
        body: [code`return ${fromPackage('@tanstack/react-query', hook)}({ ...options, ...${own} })`],
  }
}
