import type { CaipNetworkId } from '../networks/Caip.ts'
import type { Services } from '../options/Services.ts'

/** Fields of a sign-in message (EIP-4361, CAIP-122). Dates are ISO 8601 texts. */
export interface SIWXMessageData {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
}

/** A message ready to be signed: its fields, and its text through `toString()`. */
export interface SIWXMessage extends SIWXMessageData {
  toString(): string
}

/** A signed message that the verifier accepted. */
export interface SIWXSession {
  readonly data: SIWXMessageData
  readonly message: string
  readonly signature: string
}

export interface CreateSIWXMessageParameters {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string | undefined
}

export interface SIWXCallOptions {
  /** Aborts when the answer is of no use any more: cancelled, another account, too late, `destroy`. */
  readonly signal?: AbortSignal
}

/**
 * Sign-in with a wallet, as a plug-in. `authSession()` is the ready-made one.
 * Each method may reject; the kit turns that into a state, never into a crash.
 */
export interface SIWXConfig {
  /** Makes the message that the wallet is asked to sign. */
  createMessage(parameters: CreateSIWXMessageParameters, options?: SIWXCallOptions): Promise<SIWXMessage>
  /** Has the signature verified. Rejects when it is not valid. */
  addSession(session: SIWXSession, options?: SIWXCallOptions): Promise<void>
  /** Ends the session of one account on one network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions; an empty list signs out. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  /** Valid sessions of one account on one network. Rejects when that cannot be found out. */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    options?: SIWXCallOptions,
  ): Promise<readonly SIWXSession[]>
  /** Whether a visitor who cancels is disconnected. Default: true. */
  getRequired?(): boolean
  /** Calls `onChange` when the session may have changed elsewhere (other tab, focus). Returns a stop function. */
  watch?(onChange: () => void): () => void
  /** The same plug-in, pointed at the services of the kit that uses it; nothing when its service is off. */
  withServices?(services: Services): SIWXConfig | undefined
}
