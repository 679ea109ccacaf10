import type { ChainAdapter } from './adapters/ChainAdapter.ts'
import type { ConnectionsState } from './connection/ConnectionState.ts'
import type { ConnectorsState } from './connectors/ConnectorsState.ts'
import type { ModalState } from './modal/ModalState.ts'
import type { ChainNamespace } from './networks/Caip.ts'
import type { NetworksState } from './networks/NetworksState.ts'
import type { ResolvedOptions } from './options/ResolvedOptions.ts'
import type { SignInState } from './signIn/SignInState.ts'
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
}

/** What the actions of one instance share. */
export interface AppKitInternals {
  readonly stores: AppKitOwnStores
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  /** @throws WalletKitError `ADAPTER_NOT_FOUND` */
  getAdapter(namespace: ChainNamespace): ChainAdapter
}
