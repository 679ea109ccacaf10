import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { Calls } from './Calls.ts'
import type { ChainsContext } from './ChainsContext.ts'
import type { EmbeddedWalletInfo } from './EmbeddedWalletInfo.ts'
import type { HeldRequest, RequestDescription } from './HeldRequest.ts'
import type { LoginAccounts } from './LoginAccounts.ts'
import type { RemoteWallet } from './RemoteWallet.ts'
import type { SignInFields } from './SignInFields.ts'
import type { Swaps } from './Swaps.ts'
import type { ParsedSignInMessage, WrongPart } from './signInTextParts.ts'
import type { Together } from './Together.ts'
import type { TokenHolding } from './TokenHolding.ts'
import type { Transfers } from './Transfers.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** Accounts that a wallet shares, and where it is. Validated: never empty, addresses well-formed. */
export interface SharedAccounts {
  readonly addresses: readonly string[]
  readonly caipNetworkId: CaipNetworkId
  /** The logged-in user, where the wallet belongs to a login. */
  readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
  /** Accounts that the logged-in user can choose from. */
  readonly loginAccounts?: LoginAccounts | undefined
}

/** A request to a wallet that is reached by messages. */
interface WalletRequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** Events of a wallet. `undefined` means that the report was malformed. */
export interface WalletEvents {
  accountsChanged(addresses: readonly string[]): void
  chainChanged(caipNetworkId: CaipNetworkId | undefined): void
  disconnect(): void
}

/** Balance of a chain's own coin, as an exact number of smallest units. */
export interface NativeBalance {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

export interface NativeBalanceRequest {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/** Balance of a token, as an exact number of its smallest units, with the symbol that the token states. */
export type TokenBalance = NativeBalance

export interface TokenBalanceRequest extends NativeBalanceRequest {
  /** Address of the token's contract or mint. */
  readonly token: string
}

export interface TokenHoldingsRequest extends NativeBalanceRequest {
  /** Contracts to look at, in families whose chains cannot list an account's tokens. */
  readonly tokens: readonly string[]
}

export interface SignMessageRequest {
  readonly address: string
  readonly message: string
  /** Aborts when the signature is no longer needed: the wallet is not asked any more. */
  readonly signal?: AbortSignal | undefined
}

export interface VerifyMessageRequest {
  readonly address: string
  readonly message: string
  /** In the encoding of `signMessage`. */
  readonly signature: string
  /** Network whose nodes know contract accounts. Absent: those are not verified. */
  readonly network?: CaipNetwork | undefined
  readonly signal?: AbortSignal | undefined
}

export interface ContractAccountRequest extends NativeBalanceRequest {
  /** A signature of the account, which may have what deploys it. */
  readonly signature?: string | undefined
}

/** The wallet that a request is put to. */
export interface DescribedWallet {
  /** The active account. */
  readonly address: string
  readonly network: CaipNetwork
  readonly signal: AbortSignal
}

/** How a provider sells a chain family's coins and tokens. */
interface OnrampProviderTraits {
  /** Its names of the networks, by CAIP-2 id. */
  readonly networkNames?: Readonly<Record<CaipNetworkId, string>>
  /** The name where the active network has none. */
  readonly fallbackName?: string
  /** Currency to buy unless the visitor chooses another. */
  readonly usualCurrency?: string
}

/** Onramp providers of a chain family's coins and tokens, by id. An absent provider does not sell them. */
export type OnrampTraits = Readonly<Record<string, OnrampProviderTraits>>

/**
 * One chain family behind one interface. Its folder is the only code that knows the family's methods,
 * addresses and libraries; heavy libraries are imported inside its methods.
 */
export interface Namespace<Provider extends WalletProvider = WalletProvider> {
  readonly name: ChainNamespace

  /**
   * Asks the wallet to share accounts; it may show its window.
   *
   * @param network where the host app would like the wallet to be. Families whose wallets have no network of
   *   their own connect there.
   */
  requestAccounts(provider: Provider, network: CaipNetwork): Promise<SharedAccounts>
  /** Finds out without any prompt whether the wallet still shares accounts. */
  readAccounts(provider: Provider, network: CaipNetwork): Promise<SharedAccounts | undefined>
  /** Informs the wallet that the page has forgotten it. The caller does not wait for it. */
  releaseAccounts(provider: Provider): Promise<void>
  /** Watches the wallet. Returns a function that stops it. */
  watch(provider: Provider, events: WalletEvents): () => void

  /**
   * Moves the wallet to a network, adding it first when the wallet does not know it.
   *
   * @param signal Aborts when the move is no longer needed: no further question is put to the wallet.
   */
  switchNetwork(provider: Provider, network: CaipNetwork, signal?: AbortSignal): Promise<void>

  /** An address of a wallet as messages state it, which may have another case of letters. */
  formatAddress(address: string): Promise<string>
  /** The message that signs a visitor in, in the words that this family's wallets recognise. */
  createSignInMessage(fields: SignInFields): Promise<string>
  /**
   * The fields that the text of such a message states; `undefined` for any other text.
   *
   * @param onWrong receives the first part that is missing, malformed or out of its place
   */
  parseSignInMessage(
    text: string,
    onWrong?: (part: WrongPart) => void,
  ): Promise<ParsedSignInMessage | undefined>
  /** Signs a message with the wallet. Returns the signature in the family's own encoding. */
  signMessage(provider: Provider, request: SignMessageRequest): Promise<string>

  /** Loads what asks a wallet for accounts and a sign-in message in one prompt. Absent: wallets of this family cannot. */
  loadTogether?(): Promise<Together<Provider>>

  /** Whether a signature of a message is the account's. Absent: this family's cannot be verified in the page. */
  verifyMessage?(request: VerifyMessageRequest): Promise<boolean>

  /** Whether an account is a contract, deployed or not, rather than a key. Absent: this family has none. */
  isContractAccount?(request: ContractAccountRequest): Promise<boolean>

  /** Reads the balance of the network's own coin from its nodes. */
  getNativeBalance(request: NativeBalanceRequest): Promise<NativeBalance>
  /** Reads the balance of a token from the network's nodes. Absent: tokens of this family cannot be read. */
  getTokenBalance?(request: TokenBalanceRequest): Promise<TokenBalance>
  /** Reads an account's balances from the network's nodes, its own coin included. Absent: only the coin is known. */
  getTokenHoldings?(request: TokenHoldingsRequest): Promise<readonly TokenHolding[]>
  /** Asks the connected wallet for its balances on a network; `undefined` where it does not know. Absent: none does. */
  getWalletHoldings?(
    kit: KitHandle<ChainsContext>,
    caipNetworkId: CaipNetworkId,
  ): Promise<readonly TokenHolding[] | undefined>
  /**
   * Describes the effects of a request from the very bytes that are signed; amounts and fee from the network's nodes,
   * where they reply before the signal aborts. Absent: the request is shown as it is.
   */
  describeRequest?(
    kit: KitHandle<ChainsContext>,
    request: HeldRequest,
    wallet: DescribedWallet,
  ): Promise<RequestDescription>
  /** Transfers of this family. Absent: the kit cannot send. */
  loadTransfers?(): Promise<Transfers>
  /** Loads the code that sends several calls at once. */
  loadCalls?(): Promise<Calls>
  /** Swaps of this family. Absent: the kit cannot swap. */
  loadSwaps?(): Promise<Swaps>

  /** Whether apps are allowed to act for accounts of this family by smart sessions. Default: false. */
  readonly hasSmartSessions?: boolean
  /** Onramp of this family's coins and tokens. Absent: they cannot be bought with a card. */
  readonly onramp?: OnrampTraits

  /**
   * A link that opens this page in the browser of a wallet's app, for wallets that connect to this family only there.
   *
   * @param walletName as the directory names it
   * @param page the window, in which the app's own browser has put the wallet
   */
  getAppBrowserLink?(walletName: string, page: Window): string | undefined

  /** Requests of this family in the form of the secure frame. */
  readonly frame?: {
    /** Whether the frame asks its user before it runs a method. */
    asksUser(method: string): boolean
    /** Smart accounts of this family's users. Absent: they have none. */
    readonly smartAccounts?: {
      /** Whether the answer to a method may mean that the user's has been deployed. */
      mayDeploy(method: string): boolean
    }
    /** Absent: requests are put as to paired wallets. */
    toRequest?(request: WalletRequestArguments): WalletRequestArguments
    /**
     * Absent: replies are those of paired wallets.
     *
     * @param reply not checked
     * @throws WalletKitError `WALLET_REPLY_INVALID`
     */
    readReply?(method: string, reply: unknown): unknown
  }

  /** Proposal for pairing with a wallet on another device. Absent: it cannot be paired for this family. */
  readonly pairing?: {
    readonly methods: readonly string[]
    readonly events: readonly string[]
    /** Whether a wallet may sign a sign-in message (CAIP-122) together with its approval. Default: false. */
    readonly canSignIn?: boolean
    /** Ids by which older wallets know a network, by its present id. */
    readonly formerIds?: Readonly<Record<CaipNetworkId, CaipNetworkId>>
    /** A provider for host apps that passes its requests to the paired wallet. */
    createProvider(remote: RemoteWallet): Provider
  }
}
