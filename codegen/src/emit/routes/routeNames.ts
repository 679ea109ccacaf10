import { fromService, type ImportedName } from '../../fragment/importedName.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'

/** `getWalletsRoute` */
export function routeFunction(operation: Operation): ImportedName {
  return fromService(`routes/${operation.group}`, `${operation.name}Route`)
}

/** `GetWalletsRouteRequest`, `GetWalletsRouteResult`, `GetWalletsRouteHandler` */
export function routeType(operation: Operation, part: 'Request' | 'Result' | 'Handler'): ImportedName {
  return fromService(`routes/${operation.group}`, `${operation.pascalName}Route${part}`, { type: true })
}

/** `createWalletDirectoryRoutes` */
export function createRoutesName(service: HttpService): string {
  return `create${service.pascalName}Routes`
}
