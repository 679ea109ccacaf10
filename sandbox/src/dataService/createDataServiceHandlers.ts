import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { accountHandlers } from './accountHandlers.ts'
import type { ServiceContext } from './createDataService.ts'

/** The operations of the data service that the sandbox serves. */
export type DataServiceHandlers = Pick<
  DataServiceRouteHandlers,
  'getSupportedChains' | 'getIdentity' | 'getBalance' | 'getHistory' | 'getTokenPrices'
>

/** Implements the operations of the data service. */
export function createDataServiceHandlers(context: ServiceContext): DataServiceHandlers {
  return accountHandlers(context)
}
