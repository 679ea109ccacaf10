import type { SlotContext } from '../../foundation/stores/slots.ts'
import type { ConnectContext } from '../../wallets/connection/ConnectionContext.ts'

/** The part of a kit that holds requests to wallets. */
export interface RequestsContext extends SlotContext, ConnectContext {}
