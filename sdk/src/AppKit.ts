import type { AppKitInternals } from './AppKitInternals.ts'
import type { Account } from './accounts/Account.ts'
import type { ConnectionsState } from './connection/ConnectionState.ts'
import type { ConnectorType } from './connectors/Connector.ts'
import type { ConnectorsState } from './connectors/ConnectorsState.ts'
import type { Eip1193Provider } from './connectors/Eip1193Provider.ts'
import type { ModalState } from './modal/ModalState.ts'
import type { ViewName } from './modal/ViewName.ts'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from './networks/Caip.ts'
import type { CaipNetwork, Network } from './networks/Network.ts'
import type { NetworksState } from './networks/NetworksState.ts'
import type { ResolvedOptions } from './options/ResolvedOptions.ts'
import type { Services } from './options/Services.ts'
import type { SignInState } from './signIn/SignInState.ts'
import type { ReadableStore } from './stores/ReadableStore.ts'
import type { ThemeMode, ThemeState, ThemeVariables } from './theme/ThemeState.ts'

/** Everything that can be watched, one small store per domain. */
export interface AppKitStores {
  readonly connection: ReadableStore<ConnectionsState>
  readonly networks: ReadableStore<NetworksState>
  readonly connectors: ReadableStore<ConnectorsState>
  readonly modal: ReadableStore<ModalState>
  readonly signIn: ReadableStore<SignInState>
  readonly theme: ReadableStore<ThemeState>
  readonly options: ReadableStore<ResolvedOptions>
}

/** Account of one namespace, in the shape of the incumbent's hooks. */
export interface AccountSnapshot {
  readonly allAccounts: readonly Account[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  /** `reconnecting` while a stored connection is restored. */
  readonly status: 'connected' | 'disconnected' | 'connecting' | 'reconnecting'
}

/** Network, in the shape of the incumbent's hooks. */
export interface NetworkSnapshot {
  readonly caipNetwork: CaipNetwork
  readonly caipNetworkId: CaipNetworkId
  /** Number on eip155, text elsewhere. */
  readonly chainId: number | string
  readonly isSupported: boolean
}

/** Public state, in the shape of the incumbent's hooks. */
export interface PublicState {
  readonly open: boolean
  readonly loading: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace | undefined
  /** True once a stored connection has been restored or given up. */
  readonly initialized: boolean
}

/** The connected wallet. */
export interface WalletInfo {
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly type: ConnectorType
}

export interface OpenOptions {
  /** Default: Account when connected, else Connect. */
  readonly view?: ViewName
  /** Makes this namespace active before opening. */
  readonly namespace?: ChainNamespace
}

/** A kit: one visitor's wallet connection on one page. Made by `createAppKit`, ended by `destroy`. */
export interface AppKit {
  /** The options in force, defaults filled in. */
  readonly options: ResolvedOptions
  readonly stores: AppKitStores
  readonly services: Services

  /** Opens the modal. Opening an open modal shows the view that was asked for last. */
  open(options?: OpenOptions): Promise<void>
  /** Closes the modal; refused with a shake where a decision is due. */
  close(): Promise<void>
  isOpen(): boolean
  /** Replaces the top view. */
  replace(view: ViewName): void
  /** Shows a busy button. */
  setLoading(loading: boolean): void

  /** Disconnects one namespace, or all. Settles when the kit has forgotten the wallet; never rejects. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  /** Moves the wallet (when one is connected) and the kit to a network. */
  switchNetwork(network: Network): Promise<void>
  getAccount(namespace?: ChainNamespace): AccountSnapshot
  getAddress(namespace?: ChainNamespace): string | undefined
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  getIsConnectedState(): boolean
  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined
  getProvider(namespace: ChainNamespace): Eip1193Provider | undefined
  getWalletProvider(): Eip1193Provider | undefined
  getProviderType(namespace: ChainNamespace): ConnectorType | undefined
  getWalletProviderType(): ConnectorType | undefined

  getCaipNetwork(namespace?: ChainNamespace): CaipNetwork | undefined
  getCaipNetworkId(): CaipNetworkId | undefined
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[]
  getActiveChainNamespace(): ChainNamespace
  getChainId(): number | string | undefined
  /** @throws WalletKitError `ADAPTER_MISSING` when no adapter serves the namespace. */
  addNetwork(namespace: ChainNamespace, network: Network): void
  /** @throws WalletKitError when there is no such network or it is the last one of its namespace. */
  removeNetwork(namespace: ChainNamespace, networkId: string | number): void

  getThemeMode(): ThemeMode
  setThemeMode(mode: ThemeMode): void
  getThemeVariables(): ThemeVariables
  /** Merges into the present variables. */
  setThemeVariables(variables: ThemeVariables): void
  /** Changes options at run time: what is given replaces, the rest stays. */
  updateOptions(options: Partial<UpdatableOptions>): void
  updateFeatures(features: Partial<ResolvedOptions['features']>): void
  setEIP6963Enabled(enabled: boolean): void
  setTermsConditionsUrl(url: string): void
  setPrivacyPolicyUrl(url: string): void

  getState(): PublicState
  subscribeState(callback: (state: PublicState) => void): () => void
  subscribeAccount(callback: (account: AccountSnapshot) => void, namespace?: ChainNamespace): () => void
  subscribeNetwork(callback: (network: NetworkSnapshot) => void): () => void
  subscribeCaipNetworkChange(callback: (network: CaipNetwork) => void): () => void
  subscribeTheme(callback: (theme: ThemeState) => void): () => void
  subscribeWalletInfo(callback: (wallet: WalletInfo | undefined) => void): () => void
  subscribeProviders(
    callback: (providers: Partial<Record<ChainNamespace, Eip1193Provider>>) => void,
  ): () => void

  /** Shows the host's text as an error toast. */
  showErrorMessage(message: string): void
  /** Shows the host's text as a success toast. */
  showSuccessMessage(message: string): void

  /** Settles when a stored connection has been restored or given up (5 s at most). Never rejects. */
  ready(): Promise<void>
  /** Ends every timer, listener and request of this kit. Later calls do nothing. */
  destroy(): void

  /** @internal What actions share; not covered by the version promise. */
  readonly _internal: AppKitInternals
}

/** Options that may change while the kit lives. */
export type UpdatableOptions = Pick<
  ResolvedOptions,
  | 'allowUnsupportedChain'
  | 'enableNetworkSwitch'
  | 'enableWallets'
  | 'enableWalletGuide'
  | 'debug'
  | 'allWallets'
  | 'includeWalletIds'
  | 'excludeWalletIds'
  | 'featuredWalletIds'
  | 'customWallets'
  | 'chainImages'
  | 'connectorImages'
  | 'termsConditionsUrl'
  | 'privacyPolicyUrl'
  | 'metadata'
>
