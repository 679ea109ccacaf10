import type { ConnectionState, ConnectionsState } from './connection/ConnectionState.ts'
import type { Connector } from './connectors/Connector.ts'
import type { ConnectorsState } from './connectors/ConnectorsState.ts'
import type { Connectors } from './connectors/createConnectors.ts'
import type { Modal } from './modal/createModal.ts'
import type { Notices } from './modal/createNotices.ts'
import type { ModalState } from './modal/ModalState.ts'
import type { ChainNamespace } from './networks/Caip.ts'
import type { Networks } from './networks/createNetworks.ts'
import type { NetworksState } from './networks/NetworksState.ts'
import type { ResolvedOptions } from './options/ResolvedOptions.ts'
import type { SIWXConfig } from './signIn/SIWXConfig.ts'
import type { SignInState } from './signIn/SignInState.ts'
import type { StoredState } from './storage/createStoredState.ts'
import type { KeyValueStorage } from './storage/KeyValueStorage.ts'
import type { Store } from './stores/createStore.ts'
import type { ThemeState } from './theme/ThemeState.ts'

/** The stores of an instance, writable. */
export interface AppKitOwnStores {
  readonly connection: Store<ConnectionsState>
  readonly networks: Store<NetworksState>
  readonly connectors: Store<ConnectorsState>
  readonly modal: Store<ModalState>
  readonly signIn: Store<SignInState>
  readonly theme: Store<ThemeState>
  readonly options: Store<ResolvedOptions>
  /** Whether the last visit has been taken up. */
  readonly start: Store<{ readonly isDone: boolean }>
}

/**
 * What the actions of one instance share, all of it part of the first load. What talks to wallets and
 * servers is the engine (`getEngine`), which is loaded when there is somebody to talk to.
 */
export interface AppKitInternals {
  readonly stores: AppKitOwnStores
  readonly storage: KeyValueStorage
  readonly stored: StoredState
  readonly connectors: Connectors
  readonly networks: Networks
  readonly modal: Modal
  readonly notices: Notices
  readonly siwx: SIWXConfig | undefined
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  getConnection(namespace: ChainNamespace): ConnectionState
  /** The wallet that is connected. */
  getConnector(namespace: ChainNamespace): Connector | undefined
  /** Things that are made on first use and live as long as the instance, by name. */
  once<Value>(name: string, create: () => Value): Value
}
