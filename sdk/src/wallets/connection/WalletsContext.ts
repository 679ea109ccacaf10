import type { ChainsContext } from '../../chains/namespaces/ChainsContext.ts'
import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Network } from '../../chains/networks/Network.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'
import type { ConnectionState, ConnectionsState } from './ConnectionState.ts'
import type { Connections } from './Connections.ts'

/** The part of a kit that connects wallets, and that what an account does is built on. */
export interface WalletsContext extends ChainsContext {
  readonly stores: ChainsContext['stores'] & {
    readonly connection: Store<ConnectionsState>
    readonly connectors: ReadableStore<ConnectorsState>
    readonly networks: Store<NetworksState>
  }
  readonly namespaces: Namespaces
  getConnection(namespace: ChainNamespace): ConnectionState
  /** The connector of a connected namespace. */
  getConnector(namespace: ChainNamespace): Connector | undefined
  /** Connects wallets; `undefined` until it is loaded by the first action that needs it. */
  readonly connections: Connections | undefined
  loadConnections(): Promise<Connections>
  /** Cancels a call that waits for `loadConnections`: as a whole, or one family of it. */
  readonly pendingLoads: Set<(namespace?: ChainNamespace) => void>
  /** Offers one more network, or another description of one. */
  addNetwork(network: Network): void
  /** Ties an adapter's library to the kit. */
  attach?: ((adapter: { readonly attach?: ((kit: never) => void) | undefined }) => void) | undefined
}

/** Context of the machine that `connections` are made of. */
export type ConnectionContext = Omit<WalletsContext, 'connections' | 'loadConnections' | 'pendingLoads'>
