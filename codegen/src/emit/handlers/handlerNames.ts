import { fromRuntime, fromService, type ImportedName } from '../../fragment/importedName.ts'
import type { Operation } from '../../model/operation.ts'
import type { Model } from '../../model/schema.ts'

/** `getWalletsHandler` */
export function handlerFunction(operation: Operation): ImportedName {
  return fromService(`handlers/${operation.group}`, `${operation.name}Handler`)
}

/** `walletEntryData`: makes mock data of a model. */
export function modelMaker(model: Model): ImportedName {
  return fromService(`handlers/models/${model.camelName}Data`, `${model.camelName}Data`)
}

export const handlerOptions = fromRuntime('handlers/HandlerOptions', 'HandlerOptions', { type: true })

export const handlerSettings = fromRuntime('handlers/HandlerOptions', 'HandlerSettings', { type: true })
