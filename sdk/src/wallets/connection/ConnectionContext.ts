import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { NoticesContext } from '../../foundation/notices/NoticesContext.ts'
import type { OptionsContext } from '../../foundation/options/OptionsContext.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { KitStateContext } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'
import type { ConnectionState, ConnectionsState } from './ConnectionState.ts'
import type { Connections } from './Connections.ts'

/** The part of a kit that connects wallets. */
export interface ConnectionContext extends OptionsContext, NoticesContext, KitStateContext {
  readonly stores: OptionsContext['stores'] & {
    readonly connection: Store<ConnectionsState>
    readonly connectors: ReadableStore<ConnectorsState>
    readonly networks: Store<NetworksState>
  }
  readonly storage: KeyValueStorage
  readonly namespaces: Namespaces
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  getConnection(namespace: ChainNamespace): ConnectionState
  /** The connector of a connected namespace. */
  getConnector(namespace: ChainNamespace): Connector | undefined
}

/** The part of a kit that actions about the connection use. */
export interface ConnectContext extends ConnectionContext {
  /** Connects wallets; `undefined` until it is loaded by the first action that needs it. */
  readonly connections: Connections | undefined
  loadConnections(): Promise<Connections>
  /** Cancels a call that waits for `loadConnections`: as a whole, or one family of it. */
  readonly pendingLoads: Set<(namespace?: ChainNamespace) => void>
}
