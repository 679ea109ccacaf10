import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { pageParameterType } from '../../layout/pageParameterType.ts'
import {
  infiniteQueryKeyFunction,
  infiniteQueryOptionsFunction,
  queryDataType,
} from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { Paging } from '../../model/paging.ts'
import { hookParameters, unlessSkipped } from './hookParameters.ts'

const clientError = fromRuntime('client/ClientError', 'ClientError', { type: true })
const infiniteData = fromPackage('@tanstack/react-query', 'InfiniteData', { type: true })
const skippedPages = fromRuntime('react/hookQuery', 'skippedPages')
const plain = {
  prefix: 'use',
  hook: fromRuntime('react/hookQuery', 'useOperationInfiniteQuery'),
  options: fromRuntime('react/hookOptions', 'InfiniteQueryHookOptions', { type: true }),
  result: fromPackage('@tanstack/react-query', 'UseInfiniteQueryResult', { type: true }),
  suspends: false,
}
const suspending = {
  prefix: 'useSuspense',
  hook: fromRuntime('react/hookQuery', 'useOperationSuspenseInfiniteQuery'),
  options: fromRuntime('react/hookOptions', 'SuspenseInfiniteQueryHookOptions', { type: true }),
  result: fromPackage('@tanstack/react-query', 'UseSuspenseInfiniteQueryResult', { type: true }),
  suspends: true,
}

/** `useGetWalletsInfinite`, `useSuspenseGetWalletsInfinite` */
export function infiniteHooks(operation: Operation, paging: Paging): Declaration[] {
  return [plain, suspending].map((kind) => infiniteHook(operation, paging, kind))
}

function infiniteHook(operation: Operation, paging: Paging, kind: typeof plain): Declaration {
  const { prefix, hook, options, result, suspends } = kind
  const pages = code`${queryDataType(operation)}, ${pageParameterType(paging)}`
  const query = code`${infiniteQueryOptionsFunction(operation)}(client, parameters)`
  const skipped = code`${skippedPages}<${pages}>(${infiniteQueryKeyFunction(operation)}())`
  const own = suspends ? query : unlessSkipped(query, skipped)
  return {
    kind: 'function',
    name: `${prefix}${operation.pascalName}Infinite`,
    doc: operation.summary ?? operation.description,
    deprecated: operation.deprecated,
    typeParameters: [{ name: 'Data', default: code`${infiniteData}<${pages}>` }],
    parameters: hookParameters(operation, { type: code`${options}<${pages}, Data>`, suspends }),
    returns: code`${result}<Data, ${clientError}>`,
    body: [code`return ${hook}<${pages}, Data>(${own}, options)`],
  }
}
