import type { KitStateContext } from '../../foundation/stores/kitState.ts'
import type { ConnectContext } from '../../wallets/connection/ConnectionContext.ts'

/** The part of a kit that holds requests to wallets. */
export interface RequestsContext extends KitStateContext, ConnectContext {}
