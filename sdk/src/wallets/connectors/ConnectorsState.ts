import type { Connector } from './Connector.ts'

/** State of the connectors store: ways to connect in this page, in the order in which they were found. */
export interface ConnectorsState {
  readonly connectors: readonly Connector[]
}
