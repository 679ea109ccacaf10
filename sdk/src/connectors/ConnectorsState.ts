import type { Connector } from './Connector.ts'

/** State of the connectors store: wallets found in this page, in the order of their announcement. */
export interface ConnectorsState {
  readonly connectors: readonly Connector[]
}
