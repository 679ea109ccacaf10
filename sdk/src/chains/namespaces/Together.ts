import type { CaipNetworkId } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** A text that a wallet says it has signed. Not checked. */
export interface SignedText {
  readonly address: string
  readonly message: string
  /** In the encoding of `signMessage`. */
  readonly signature: string
}

/** The answer to a request for accounts and a signature. */
export interface TogetherReply {
  /** As `requestAccounts` of a namespace returns them: validated, never empty. */
  readonly shared: { readonly addresses: readonly string[]; readonly caipNetworkId: CaipNetworkId }
  /** Signature of the wallet's own active account. Absent where the wallet has connected without signing. */
  readonly signed?: SignedText | undefined
}

/** Fields of a message for a wallet that writes the text itself: without account and network, and without empty ones. */
export interface WalletFields {
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly issuedAt?: string
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Request for accounts and a signature. */
export interface TogetherRequest {
  /** Network to connect to, in families whose wallets have none of their own. */
  readonly network: CaipNetwork
  /** Network that the message names. */
  readonly chainId: CaipNetworkId
  /** Other fields of the message. The wallet adds the account and writes the text. */
  readonly fields: WalletFields
}

/** Connecting and signing in by one prompt of a wallet in this page. */
export interface Together<Provider extends WalletProvider = WalletProvider> {
  /**
   * Whether the wallet has such a prompt, found out without one. `undefined` if it does not say: it may the next time.
   *
   * @param wallet `rdns` as announced (EIP-6963)
   * @throws WalletKitError `USER_REJECTED`, the reason of the signal
   */
  isSupported(
    provider: Provider,
    wallet: { readonly rdns?: string | undefined; readonly signal: AbortSignal },
  ): Promise<boolean | undefined>
  /**
   * The network where the account is going to be. `undefined` if the wallet does not say.
   *
   * @param network where the host app would like the wallet to be
   */
  readNetworkId(
    provider: Provider,
    network: CaipNetwork,
    signal: AbortSignal,
  ): Promise<CaipNetworkId | undefined>
  /**
   * Asks for both.
   *
   * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_METHOD_UNSUPPORTED`,
   * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
   */
  requestAccounts(provider: Provider, request: TogetherRequest): Promise<TogetherReply>
}
