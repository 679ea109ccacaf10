import type { SIWXCacao } from './SIWXConfig.ts'

/** Session as an EIP-4361 back end of the host reports it. */
export interface SIWESession {
  readonly address: string
  readonly chainId: number
}

/** Arguments of the host's `createMessage`. `address` is `did:pkh:{CAIP-10 account}`. */
export interface SIWECreateMessageArgs {
  readonly domain: string
  readonly uri: string
  readonly chainId: number
  readonly address: string
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
}

/** Fields that `getMessageParams` decides. */
export interface SIWEMessageParams {
  readonly domain: string
  readonly uri: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  /** Accepted for AppKit's sake: `networks` of `createAppKit` are the chains. */
  readonly chains?: readonly number[] | undefined
}

/** Arguments of the host app's `verifyMessage`. */
export interface SIWEVerifyMessageArgs {
  readonly message: string
  readonly signature: string
  /** Set when the wallet signed in the same step in which it approved the connection. */
  readonly cacao?: SIWXCacao
}

/** AppKit's older sign-in plug-in, EVM only. The kit maps it to a `SIWXConfig`. */
export interface SIWEConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SIWEMessageParams>
  createMessage(args: SIWECreateMessageArgs): string
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
  /**
   * Whether wallets that can connect and sign in by one prompt are asked so. Default: true; false: visitors connect first
   * and sign then.
   */
  readonly onePrompt?: boolean
  /** Default: true. False: a visitor who cancels stays connected. */
  readonly required?: boolean
  /** Default: true. */
  readonly enabled?: boolean
  /** Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Default: true. */
  readonly signOutOnAccountChange?: boolean
  /** Default: true. */
  readonly signOutOnNetworkChange?: boolean
  /** In ms. Accepted for AppKit's sake: each message has a nonce of its own. */
  readonly nonceRefetchIntervalMs?: number
  /** In ms. Accepted for AppKit's sake: the session is read when the account or network changes. */
  readonly sessionRefetchIntervalMs?: number
}
