import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connector } from './Connector.ts'

/** Context of a kind of connector. */
export interface ConnectorContext extends Pick<FoundationContext, 'lifetime' | 'storage'> {
  readonly stores: FoundationContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
  }
  readonly namespaces: Namespaces
}

/** Collects the connectors that a kind finds. */
export interface ConnectorSink {
  getAll(): readonly Connector[]
  add(connector: Connector): void
  /** Reports that a property of a connector has changed. */
  refresh(): void
  /** Removes a connector, unless it is connected. */
  remove(id: string): void
  /** Changes how the connectors of all kinds are listed. Connectors in use are connected, or connecting. */
  arrange(arrange: (found: readonly Connector[], inUse: readonly Connector[]) => readonly Connector[]): void
}

/**
 * One way of finding or making connectors. Each kind is a folder beside this file and a line in
 * `pageKinds`, or `deferredKinds`.
 */
export interface ConnectorKind {
  /** Starts to add connectors. Returns a function that stops it and removes connectors that are not connected. */
  start(context: ConnectorContext, sink: ConnectorSink): () => void
}
