import type { SignInFields } from '../../chains/namespaces/SignInFields.ts'
import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { Services } from '../../foundation/options/OptionData.ts'
import type { SignInTools } from './SignInTools.ts'

/** Fields of a sign-in message (EIP-4361, CAIP-122). Times are ISO 8601 strings. */
export type SIWXMessageData = SignInFields

/** A message ready to be signed: its fields, and its wording through `toString()`. */
export interface SIWXMessage extends SIWXMessageData {
  /**
   * Whether its nonce is accepted with one signature only. Default: false, and a wallet that signs together with its
   * approval is asked for one message for each of its accounts and networks, all with this nonce.
   */
  readonly isSingleUse?: boolean
  toString(): string
}

/** AppKit's names of the types around a message. */
export declare namespace SIWXMessage {
  type Input = CreateSIWXMessageParameters
  type Data = SIWXMessageData
}

/** A signed message as wallets send it together with a session (CAIP-74). */
export interface SIWXCacao {
  readonly h: { readonly t: 'caip122' | 'eip4361' }
  readonly p: {
    readonly domain: string
    readonly aud: string
    readonly nonce: string
    readonly iss: string
    readonly version?: string
    readonly iat?: string
    readonly nbf?: string
    readonly exp?: string
    readonly statement?: string
    readonly requestId?: string
    readonly resources?: readonly string[]
    readonly type?: string
  }
  readonly s: { readonly t: 'eip191' | 'eip1271'; readonly s: string; readonly m?: string }
}

/** A signed message that the verifier accepted. */
export interface SIWXSession {
  /** Present where the wallet signed in the same step in which it approved the connection. */
  readonly cacao?: SIWXCacao
  /** The fields of the message; `expirationTime` is when the session ends, where the server reports that. */
  readonly data: SIWXMessageData
  readonly message: string
  readonly signature: string
  /** CAIP-10 ids of all accounts that the server's session has proved, this one included, where it reports them. */
  readonly accounts?: readonly CaipAddress[]
}

/**
 * The session as the server reports it, of a plug-in that knows. Others resolve to nothing, and the session ends with its
 * message.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: plug-ins of host apps are declared as `Promise<void>`
export type ReportedSession = SIWXSession | void

export interface CreateSIWXMessageParameters {
  /** Empty for a message that a wallet signs together with its approval, when no account is known yet. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string | undefined
}

export interface SIWXCallOptions {
  /** Aborts when the answer is no longer needed: cancelled, another account, too late, `destroy`. */
  readonly signal?: AbortSignal
  /**
   * Aborts only when the answer is too late, and by `destroy`. A request that changes the session follows this one:
   * one that is cut half-way may change it all the same, after whatever comes next.
   */
  readonly lifetime?: AbortSignal
}

/**
 * Sign-in with a wallet, as a plug-in. `authSession()` is the ready-made one.
 * Each method may reject; the kit turns that into a state, never into a crash.
 */
export interface SIWXConfig {
  /**
   * Creates the message that the wallet is asked to sign. With an empty `accountAddress`, the fields of one that is signed by
   * the prompt that connects; where it rejects then, the visitor connects first and signs then.
   */
  createMessage(parameters: CreateSIWXMessageParameters, options?: SIWXCallOptions): Promise<SIWXMessage>
  /**
   * Verifies the signature. Rejects when it is not valid. A session that was created although `signal` has aborted is
   * revoked by the kit.
   */
  addSession(session: SIWXSession, options?: SIWXCallOptions): Promise<ReportedSession>
  /** Ends the session of one account on one network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Replaces all sessions; an empty list signs out. Several are those of a wallet that has signed together with its
   * approval, the active account's first: all of them are verified as by `addSession`.
   */
  setSessions(sessions: readonly SIWXSession[], options?: SIWXCallOptions): Promise<ReportedSession>
  /**
   * Valid sessions of one account on one network, as the server reports them: one of another account does not count.
   * Rejects when that cannot be found out.
   */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    options?: SIWXCallOptions,
  ): Promise<readonly SIWXSession[]>
  /** Removes an account from a session that has several; rejects when it is still there. */
  unlinkAccount?(account: CaipAddress): Promise<void>
  /** Whether a visitor who cancels is disconnected. Default: true. */
  getRequired?(): boolean
  /** Whether accounts of this network sign in. Default: all do. */
  supports?(chainId: CaipNetworkId): boolean
  /** Scope of a session: an account on one network, or on all networks of its family. Default: `network`. */
  readonly sessionScope?: 'network' | 'account'
  /** Calls `onChange` when the session may have changed elsewhere (other tab, focus), until `signal` is aborted. */
  watch?(onChange: () => void, signal: AbortSignal): void
  /** The same plug-in for one kit: its services and namespaces. `undefined` when its service is off. */
  withKit?(services: Services, tools: SignInTools): SIWXConfig | undefined
}
