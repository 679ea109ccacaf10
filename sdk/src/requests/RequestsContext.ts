import type { ConnectContext } from '../connection/ConnectionContext.ts'
import type { SlotContext } from '../foundation/stores/slots.ts'

/** The part of a kit that holds requests to wallets. */
export interface RequestsContext extends SlotContext, ConnectContext {}
