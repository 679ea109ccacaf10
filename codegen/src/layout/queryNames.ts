import { fromService, type ImportedName } from '../fragment/importedName.ts'
import type { Operation } from '../model/operation.ts'
import type { HttpService } from '../model/service.ts'
import { mayBeNothing } from './operationFacts.ts'
import { replyType } from './operationNames.ts'

/** `getWalletsQueryOptions` */
export function queryOptionsFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}QueryOptions`)
}

/** `getWalletsQueryKey` */
export function queryKeyFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}QueryKey`)
}

/** Cached data of the query: the reply, or `PingQueryData` where a reply without a body becomes `null`. */
export function queryDataType(operation: Operation): ImportedName {
  if (!mayBeNothing(operation)) return replyType(operation)
  return fromService(`query/${operation.group}`, `${operation.pascalName}QueryData`, { type: true })
}

/** `getWalletsInfiniteQueryOptions`; exists when the operation is paged. */
export function infiniteQueryOptionsFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}InfiniteQueryOptions`)
}

/** `getWalletsInfiniteQueryKey` */
export function infiniteQueryKeyFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}InfiniteQueryKey`)
}

/** `updateSessionMutationOptions` */
export function mutationOptionsFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}MutationOptions`)
}

/** `UpdateSessionVariables`: variables of the mutation. */
export function mutationVariablesType(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.pascalName}Variables`, { type: true })
}

/** `walletDirectoryKeys` of `query/keys` */
export function serviceKeysName(service: HttpService): ImportedName {
  return fromService('query/keys', `${service.camelName}Keys`)
}
