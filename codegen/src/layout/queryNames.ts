import { fromService, type ImportedName } from '../fragment/importedName.ts'
import type { Operation } from '../model/operation.ts'

/** `getWalletsQueryOptions` */
export function queryOptionsFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}QueryOptions`)
}

/** `getWalletsQueryKey` */
export function queryKeyFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}QueryKey`)
}

/** `GetWalletsQueryKey` */
export function queryKeyType(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.pascalName}QueryKey`, { type: true })
}

/** `GetWalletsQueryData`: what the query caches. */
export function queryDataType(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.pascalName}QueryData`, { type: true })
}

/** `updateSessionMutationOptions` */
export function mutationOptionsFunction(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.name}MutationOptions`)
}

/** `UpdateSessionVariables`: what the mutation is called with. */
export function mutationVariablesType(operation: Operation): ImportedName {
  return fromService(`query/${operation.group}`, `${operation.pascalName}Variables`, { type: true })
}
