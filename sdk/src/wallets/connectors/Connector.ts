import type { LoginAccountFacts, LoginAccountType } from '../../chains/namespaces/LoginAccounts.ts'
import type { SharedAccounts } from '../../chains/namespaces/Namespace.ts'
import type { SignInFields } from '../../chains/namespaces/SignInFields.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { SocialProvider } from '../../foundation/options/OptionData.ts'

/** Origin of a connector. Names are AppKit's. */
export type ConnectorType = 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

/** Claims of an announced wallet about itself (EIP-6963): strings from outside, to be shown as plain text. */
export interface ConnectorInfo {
  /** Reverse domain name, stable between page loads. The stored choice is bound to it. */
  readonly rdns: string
  /** Random per page load. */
  readonly uuid: string
}

/** The visitor's next step while a connector connects. */
export type ConnectStep =
  /** Approve the request in the wallet. */
  { readonly type: 'approve' } | UriStep | DeviceStep | CodeStep | WindowStep | PasskeyStep

/** Scan or open the URI. */
export interface UriStep {
  readonly type: 'uri'
  readonly uri: string
  /** In ms since 1970. */
  readonly expiresAt: number
  /** The browser has refused to open the wallet's app, as in a frame with a sandbox. */
  readonly isBlocked?: boolean
}

/** Open the link in the e-mail, which registers this browser. */
export interface DeviceStep {
  readonly type: 'device'
  readonly destination: string
  /**
   * Number of four digits that the page of the link shows, too: show it, for the visitor to compare. If it differs, the link
   * is of a login that is not theirs. Absent where that page shows none.
   */
  readonly code?: string
}

/** Enter the code that was sent to an e-mail address. */
export interface CodeStep {
  readonly type: 'code'
  readonly destination: string
  /** When it can be sent again, in ms since 1970. */
  readonly resendAt: number
  /**
   * Resolves when the code was right; the attempt continues then.
   *
   * @throws WalletKitError `FRAME_ERROR`, with the service's own message, for a wrong or expired code
   */
  submit(code: string): Promise<void>
  /** @throws WalletKitError `EMAIL_LOGIN_COOLDOWN` before `resendAt` */
  resend(): Promise<void>
}

/** Go on in the window of a social network. */
export interface WindowStep {
  readonly type: 'window'
  readonly provider: SocialProvider
  /** `blocked`: the browser did not open it, and `open` has to be called within a click. `returned`: its result is checked. */
  readonly status: 'open' | 'blocked' | 'returned'
  open(): void
}

/** Use a passkey: the secure frame asks for it, and is shown meanwhile. */
export interface PasskeyStep {
  readonly type: 'passkey'
}

/** Accounts per namespace, as approved. */
export type ConnectorSession = Readonly<Partial<Record<ChainNamespace, SharedAccounts>>>

/** A message that the wallet signed in the same step in which it approved the connection. */
export interface SignedTogether {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The fields that it was asked to sign on this network, without the account. */
  readonly fields: SignInFields
  /** The text that it says it has signed. */
  readonly message: string
  readonly signature: string
  /** The signed object as received (CAIP-74), of a wallet that is paired. */
  readonly cacao?: object
}

/** Messages for a wallet to sign: one for each of its accounts on each of the networks. */
export interface OfferedSignIn {
  /** The fields of the first network's message, without an account. */
  readonly fields: SignInFields
  /**
   * The statement of the text: with the sentence that describes a ReCap (ERC-5573), which paired wallets add themselves.
   */
  readonly statement?: string | undefined
  /** Never empty. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
}

/** Messages that a wallet may sign in the same step in which it approves the connection. */
export interface SignInOffer {
  /**
   * Fields for accounts that are not known yet; `undefined` where none are offered. Never rejects.
   *
   * @param caipNetworkIds networks of one family that the wallet is asked for, the preferred one first
   */
  createFields(caipNetworkIds: readonly CaipNetworkId[]): Promise<OfferedSignIn | undefined>
  /** Accepts the signatures, at most one message for each account that the wallet has approved. */
  accept(signed: readonly SignedTogether[]): void
}

export interface ConnectRequest {
  /**
   * Set when the kit signs visitors in and connects one family. A connector may ignore it; the visitor is then asked to
   * sign later.
   */
  readonly signIn?: SignInOffer | undefined
  /** One network per namespace that is to be connected: where the host app would like the wallet to be. */
  readonly networks: readonly CaipNetwork[]
  /** The network to which the wallet is moved once it is connected, where that is known. */
  readonly movesTo?: CaipNetworkId | undefined
  /** Aborts when the answer is no longer needed. */
  readonly signal?: AbortSignal | undefined
}

export interface InteractiveConnectRequest extends ConnectRequest {
  /** A pairing URI that the host app has created itself: it is shown instead of a new one. */
  readonly uri?: string | undefined
  /** Login of the visitor, where the connector needs one. */
  readonly login?: Login | undefined
  /** Asks again even if an equal question is unanswered. Default: false, the earlier question is reused. */
  readonly restart?: boolean | undefined
  /** Reports the visitor's next step. May be called many times; the last step counts. */
  report(step: ConnectStep): void
  readonly signal: AbortSignal
}

/** Events of a connected wallet, per namespace. */
export interface ConnectorEvents {
  accountsChanged(namespace: ChainNamespace, addresses: readonly string[]): void
  chainChanged(namespace: ChainNamespace, caipNetworkId: CaipNetworkId): void
  /** The service of a login has answered more about the user's accounts. */
  loginAccountsKnown?(namespace: ChainNamespace, facts: LoginAccountFacts): void
  /** The wallet has ended the connection of these namespaces. */
  disconnected(namespaces: readonly ChainNamespace[], error?: WalletKitError): void
}

/** The wallet that a connector has reached, where it can be any. Its strings are from outside, to be shown as plain text. */
export interface ReachedWallet {
  /** As the wallet itself states it; `AUTH` for a login. */
  readonly name: string
  /** Image data URI of at most 64 kB, or an https URL that the wallet has stated. The kit requests none. */
  readonly icon?: string
  /** The name at the social network of a login, else its e-mail address. */
  readonly identifier?: string
  /** Kind of the visitor's login. */
  readonly social?: SocialProvider | 'email'
}

/** A way to reach a wallet: who it is, which namespaces it serves, and how it connects. */
export interface Connector {
  /** `rdns` of an announced wallet (the second wallet under one rdns gets another id), else a name of its kind. */
  readonly id: string
  /**
   * Key of the visitor's stored choice. Wallets that claim to be the same one have the same, and then none of them is
   * restored. Default: `external:` and the id.
   */
  readonly storedId?: string
  /** Keys of AppKit for the same choice, where they differ: an app may have been on it before. */
  readonly formerStoredIds?: readonly string[]
  readonly name: string
  readonly type: ConnectorType
  /** Namespaces that it can serve. */
  readonly namespaces: readonly ChainNamespace[]
  /** Image data URI of at most 64 kB (announced) or the host's `connectorImages` URL. */
  readonly imageUrl?: string
  /** The wallet's own image, where `connectorImages` has another one. */
  readonly ownImageUrl?: string
  readonly info?: ConnectorInfo
  /** Whether a session that is there serves further namespaces without another approval. Default: false. */
  readonly isExtensible?: boolean
  /** Whether one namespace cannot be disconnected without the others, because they share a session. */
  readonly sharesSession?: boolean
  /**
   * The wallet has no screen of its own: the modal shows each request that signs or sends, and passes on approved ones.
   * Default: false, the wallet asks its user itself.
   */
  readonly confirmsInPage?: boolean
  /**
   * The wallet is in the secure frame and asks its user there: the modal makes room for the frame whenever a request
   * signs or sends. Default: false.
   */
  readonly asksInFrame?: boolean
  /** Its service has not answered the last try. It is tried again without the visitor, and this changes with the store. */
  readonly isUnreachable?: boolean | undefined
  /**
   * Asks the service of a login to identify its user by this kind of account, which they have. Resolves when it has agreed;
   * waits while a request waits for the user in the frame.
   *
   * @throws WalletKitError `FRAME_ERROR` with the service's own message, `WALLET_REPLY_INVALID`, and what else the frame's
   * client throws
   */
  preferAccountType?(namespace: ChainNamespace, type: LoginAccountType, signal: AbortSignal): Promise<void>
  /** Drops the requests that wait for the user in the frame. */
  abortRequests?(): void
  /** Time limit of `restore`, in ms. Default: 5 s. */
  readonly restoreLimit?: number
  /** The connectors that were merged into this one, because they are the same wallet. */
  readonly parts?: readonly Connector[]

  /**
   * Connects the namespaces of the request's networks in one approval. Namespaces that the wallet did not approve are
   * absent from the session; rejects when nothing is left.
   */
  connect(request: InteractiveConnectRequest): Promise<ConnectorSession>
  /** Creates ahead what `connect` shows, e.g. a pairing code, so that a wallet's app opens within the visitor's click. */
  prepare?(request: ConnectRequest): Promise<void>
  /** Finds the accounts that are still connected, without any prompt. */
  restore(request: ConnectRequest): Promise<ConnectorSession>
  /** Informs the wallet that the page has forgotten it. The caller does not wait for it. */
  disconnect(namespaces: readonly ChainNamespace[]): Promise<void>
  /**
   * Watches a wallet that has just connected or been restored, from its answer on: its events since then are reported
   * again. Returns a function that stops it.
   */
  watch(namespaces: readonly ChainNamespace[], events: ConnectorEvents): () => void
  /** The wallet of a connected namespace, where that is not the connector itself. */
  getWallet?(namespace: ChainNamespace): ReachedWallet | undefined
  /** Networks that the wallet's session covers. Absent: the wallet decides per request. */
  getApprovedNetworkIds?(namespace: ChainNamespace): readonly CaipNetworkId[]
  /** A plain EIP-1193 provider or Wallet Standard wallet, as long as the namespace is connected or can be. */
  getProvider(namespace: ChainNamespace): WalletProvider | undefined
}
