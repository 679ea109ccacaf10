import type { ConnectContext } from '../connection/ConnectionContext.ts'
import type { SlotContext } from '../stores/slots.ts'

/** The part of a kit that holds requests to wallets. */
export interface RequestsContext extends SlotContext, ConnectContext {}
