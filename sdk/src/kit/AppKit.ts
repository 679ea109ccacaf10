import type { EmbeddedWalletInfo } from '../chains/namespaces/EmbeddedWalletInfo.ts'
import type { ProviderByNamespace } from '../chains/namespaces/families/ProviderByNamespace.ts'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../chains/networks/Caip.ts'
import type { CaipNetwork, Network } from '../chains/networks/Network.ts'
import type { NetworksState } from '../chains/networks/NetworksState.ts'
import type { NoticesState } from '../foundation/notices/NoticesState.ts'
import type { LanguageState } from '../foundation/options/LanguageState.ts'
import type { Services } from '../foundation/options/OptionData.ts'
import type { ResolvedOptions } from '../foundation/options/ResolvedOptions.ts'
import type { UniversalProvider } from '../foundation/options/UniversalProvider.ts'
import type { KitHandle } from '../foundation/stores/KitHandle.ts'
import type { ReadableStore } from '../foundation/stores/ReadableStore.ts'
import type { ThemeMode, ThemeSetting, ThemeState, ThemeVariables } from '../foundation/theme/ThemeState.ts'
import type { EventsState } from '../modal/events/EventsState.ts'
import type { OpenOptions } from '../modal/navigation/OpenOptions.ts'
import type { KitModalState, StandaloneViewName } from '../modal/navigation/ViewEntry.ts'
import type { SignInState } from '../signIn/siwx/SignInState.ts'
import type { Account } from '../wallets/connection/Account.ts'
import type { ConnectionsState } from '../wallets/connection/ConnectionState.ts'
import type { ConnectorType, ReachedWallet } from '../wallets/connectors/Connector.ts'
import type { ConnectorsState } from '../wallets/connectors/ConnectorsState.ts'
import type { CompatibleMethods } from './CompatibleMethods.ts'
import type { KitContext } from './KitContext.ts'

/** Stores of the kit, one small store per domain. */
export interface AppKitStores {
  readonly connection: ReadableStore<ConnectionsState>
  readonly networks: ReadableStore<NetworksState>
  readonly connectors: ReadableStore<ConnectorsState>
  readonly modal: ReadableStore<KitModalState>
  readonly notices: ReadableStore<NoticesState>
  readonly signIn: ReadableStore<SignInState>
  readonly theme: ReadableStore<ThemeState>
  readonly language: ReadableStore<LanguageState>
  readonly options: ReadableStore<ResolvedOptions>
  readonly events: ReadableStore<EventsState>
  /** Whether the last visit has been taken up. */
  readonly start: ReadableStore<{ readonly isDone: boolean }>
}

/** Account of one namespace, in the shape of AppKit's hooks. */
export interface AccountSnapshot {
  readonly allAccounts: readonly Account[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  /** While `reconnecting`: the account of the last visit, which the wallet has not confirmed. For display only. */
  readonly lastAddress?: string | undefined
  readonly isConnected: boolean
  /** `reconnecting` while a stored connection is restored. */
  readonly status: 'connected' | 'disconnected' | 'connecting' | 'reconnecting'
  /** Of an e-mail or social login; `undefined` with any other wallet. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** Network, in the shape of AppKit's hooks. */
export interface NetworkSnapshot {
  readonly caipNetwork: CaipNetwork
  readonly caipNetworkId: CaipNetworkId
  /** A number where the family counts its chains, else the CAIP-2 reference. */
  readonly chainId: number | string
  readonly isSupported: boolean
}

/** Public state, in the shape of AppKit's hooks. */
export interface PublicState {
  readonly open: boolean
  readonly loading: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace | undefined
  /** True once a stored connection has been restored or given up. */
  readonly initialized: boolean
}

/** The connected wallet. Of a paired wallet, name and icon are its own; of a login, the name is `AUTH`. */
export interface WalletInfo extends ReachedWallet {
  readonly rdns?: string
  readonly type: ConnectorType
}

/** A kit: one visitor's wallet connections on one page. Created by `createAppKit`, ended by `destroy`. */
export interface AppKit extends KitHandle<KitContext>, CompatibleMethods {
  /** The options in force, defaults filled in. */
  readonly options: ResolvedOptions
  readonly stores: AppKitStores
  readonly services: Services

  /** Opens the modal. Opening an open modal shows the view that was requested last. */
  open(options?: OpenOptions): Promise<void>
  /** Closes the modal; refused with a shake where a decision is due. */
  close(): Promise<void>
  isOpen(): boolean
  /** Replaces the top view. */
  replace(view: StandaloneViewName): void
  /** Shows busy buttons, those of every namespace. */
  setLoading(loading: boolean, namespace?: ChainNamespace): void

  /** Disconnects one namespace, or all. Settles when the kit has forgotten the wallet; never rejects. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  /** Moves the wallet (when one is connected) and the kit to a network. */
  switchNetwork(network: Network): Promise<void>
  getAccount(namespace?: ChainNamespace): AccountSnapshot
  getAddress(namespace?: ChainNamespace): string | undefined
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  getIsConnectedState(): boolean
  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined
  /** The connected wallet: an EIP-1193 provider or a Wallet Standard wallet, by namespace. */
  getProvider<Name extends ChainNamespace>(namespace: Name): ProviderByNamespace[Name] | undefined
  /** @typeParam Provider as AppKit's: taken as stated */
  getProvider<Provider>(namespace: ChainNamespace): Provider | undefined
  /** The wallet of the active namespace. */
  getWalletProvider(): ProviderByNamespace[ChainNamespace] | undefined
  /**
   * The pairing client: WalletConnect's `UniversalProvider`, or the option of that name. `undefined` where pairing is
   * off. Rejects when its code failed to load.
   */
  getUniversalProvider(): Promise<UniversalProvider | undefined>
  getProviderType(namespace: ChainNamespace): ConnectorType | undefined
  getWalletProviderType(): ConnectorType | undefined

  getCaipNetwork(namespace?: ChainNamespace): CaipNetwork | undefined
  getCaipNetworkId(): CaipNetworkId | undefined
  getCaipNetworks(namespace?: ChainNamespace): readonly CaipNetwork[]
  getActiveChainNamespace(): ChainNamespace
  getChainId(): number | string | undefined
  /** @throws WalletKitError `ADAPTER_NOT_FOUND` when no adapter serves the namespace. */
  addNetwork(namespace: ChainNamespace, network: Network): void
  /** @throws WalletKitError when there is no such network or it is the last one of its namespace. */
  removeNetwork(namespace: ChainNamespace, networkId: string | number): void

  getThemeMode(): ThemeMode
  setThemeMode(mode: ThemeSetting): void
  getThemeVariables(): ThemeVariables
  /** Merges into the present variables. */
  setThemeVariables(variables: ThemeVariables): void
  /** Changes options at run time: given values replace the present ones, the rest stays. */
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
  subscribeProviders(callback: (providers: Partial<ProviderByNamespace>) => void): () => void

  /** The last event: an action of the visitor, or a change that concerns them. */
  getEvent(): EventsState
  /** Calls back with every event from now on. Events stay in the page. */
  subscribeEvents(callback: (event: EventsState) => void): () => void

  /** Shows the host app's message as an error toast. */
  showErrorMessage(message: string): void
  /** Shows the host app's message as a success toast. */
  showSuccessMessage(message: string): void

  /** Settles when a stored connection has been restored or given up (5 s at most). Never rejects. */
  ready(): Promise<void>
  /** Ends every timer, listener and request of this kit. Later calls do nothing. */
  destroy(): void
}

/** Options that may change while the kit lives. */
export type UpdatableOptions = Pick<
  ResolvedOptions,
  | 'allowUnsupportedChain'
  | 'enableNetworkSwitch'
  | 'enableWallets'
  | 'enableWalletGuide'
  | 'debug'
  | 'logLevel'
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
  | 'locale'
  | 'direction'
  | 'tokens'
  | 'onramp'
  | 'defaultAccountTypes'
  | 'experimental_preferUniversalLinks'
> & {
  /** As `updateFeatures`: those that are given change. */
  readonly features: Partial<ResolvedOptions['features']>
}
