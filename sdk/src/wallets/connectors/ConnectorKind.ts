import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { OptionsContext } from '../../foundation/options/OptionsContext.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connector } from './Connector.ts'

/** Context of a kind of connector. */
export interface ConnectorContext extends OptionsContext {
  readonly stores: OptionsContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
  }
  readonly namespaces: Namespaces
  readonly storage: KeyValueStorage
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
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
