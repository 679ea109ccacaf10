import { accountHandlers } from './accountHandlers.ts'
import type { ServiceContext } from './createDataService.ts'
import { onrampHandlers } from './onrampHandlers.ts'
import { sessionHandlers } from './sessionHandlers.ts'
import { swapHandlers } from './swapHandlers.ts'

/** The operations of the data service that the sandbox serves. */
export type DataServiceHandlers = ReturnType<typeof createDataServiceHandlers>

/** Implements the operations of the data service. */
export function createDataServiceHandlers(context: ServiceContext) {
  return {
    ...accountHandlers(context),
    ...swapHandlers(context),
    ...onrampHandlers(context),
    ...sessionHandlers(context),
  }
}
