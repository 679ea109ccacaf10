import type { EmbeddedWalletInfo } from '../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { LoginAccountType } from '../../chains/namespaces/LoginAccounts.ts'
import type { WalletAccess } from '../../chains/namespaces/WalletAccess.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import type { WindowSize } from '../../foundation/links/openLink.ts'
import type { AppLink } from '../../foundation/links/toAppLink.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { Wallet } from '../../foundation/options/OptionData.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { AccountType } from './Account.ts'
import type { Authorize } from './Authorize.ts'
import type { Connected } from './ConnectionState.ts'

/** Cause of a change: this page, or a tab that shares its storage. */
export type ChangeOrigin = 'page' | 'tab'

export interface AttemptRequest {
  readonly connector: Connector
  readonly namespaces: readonly ChainNamespace[]
  readonly signal?: AbortSignal | undefined
  /** Asks the wallet again, although it has not answered the same request yet. */
  readonly restart?: boolean | undefined
  /** A pairing URI that the host app has created itself. */
  readonly uri?: string | undefined
  /** Login of the visitor, for a connector that needs one. */
  readonly login?: Login | undefined
}

export interface MoveWalletParameters {
  readonly connector: Connector
  readonly network: CaipNetwork
}

export interface OpenPairingLinkParameters {
  /** An entry of the directory or of `customWallets`. */
  readonly wallet: Pick<Wallet, 'name' | 'mobile_link' | 'link_mode' | 'desktop_link' | 'webapp_link'>
  /** App to open: the one on this device, or its web app in a new tab. */
  readonly platform: 'mobile' | 'desktop' | 'web'
}

/** Connected accounts, by namespace. */
export type ConnectedNamespaces = Readonly<Partial<Record<ChainNamespace, Connected>>>

/** Connects wallets; loaded by the first action that needs it. */
export interface Connections extends WalletAccess {
  connect(request: AttemptRequest): Promise<ConnectedNamespaces>
  /** Never rejects: a restore that fails ends in `disconnected`. */
  restore(storedId: string, namespaces: readonly ChainNamespace[], origin?: ChangeOrigin): Promise<void>
  /** Restores every namespace whose state is `restoring`, those of one connector together. Never rejects. */
  resume(): Promise<void>
  /** Forgets wallets immediately, without informing them. */
  disconnect(namespaces: readonly ChainNamespace[], origin?: ChangeOrigin): void
  /** Ends the attempt that has not been answered, or dismisses the one that has failed. A connection stays. */
  cancel(): void
  /** Asks a connected wallet to move to a network, and follows it there. Until it agrees, nothing changes. */
  moveWallet(request: MoveWalletParameters): Promise<void>
  /** Makes a namespace the active one, if the host app offers a network of it. No wallet is asked. */
  activate(namespace: ChainNamespace): void
  /** See the action `switchNetwork`. */
  switchNetwork(id: CaipNetworkId): Promise<void>
  /**
   * Makes an account that the wallet shares the active one, and its namespace as well. The wallet is not asked, unless it
   * is that of a login: see `preferAccountType`.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `ADDRESS_NOT_SHARED`
   */
  switchAddress(namespace: ChainNamespace, address: string, origin?: ChangeOrigin): Promise<void>
  /** See the action `setPreferredAccountType`. */
  preferAccountType(namespace: ChainNamespace, accountType: AccountType): Promise<void>
  /** Follows another tab, whose visitor has picked another kind of account of the login. The frame is not asked. */
  followAccountType(namespace: ChainNamespace, accountType: LoginAccountType): void
  /** Sets what kind of account a shared address is. Addresses that are not shared are ignored. */
  setAccountType(namespace: ChainNamespace, address: string, type: AccountType): void
  /** Sets who has logged in to the wallet of a connector, in all families that it serves. */
  setLogin(connectorId: string, user: EmbeddedWalletInfo['user']): void
  /** See the action `signMessage`. */
  signMessage(namespace: ChainNamespace, message: string): Promise<string>
  /** Asks something that needs the wallet's permission; see `Authorize`. */
  readonly authorize: Authorize
  /** The connected wallet as host apps see it; see `createHostProvider` of each family. */
  getProvider(namespace: ChainNamespace): WalletProvider | undefined
  /** Forgets wallets and ends the session on the server. Never rejects. */
  forget(namespace?: ChainNamespace): Promise<void>
  /** See the action `openPairingLink`. */
  openPairingLink(parameters: OpenPairingLinkParameters): void
  /** Opens a page of a service in a window in front of this one; within the visitor's click. */
  openPage(link: AppLink, size: WindowSize): void
  /** See the action `preparePairing`. */
  preparePairing(): Promise<void>
  /** Applies changes that another tab has stored. */
  followOtherTab(): void
}
