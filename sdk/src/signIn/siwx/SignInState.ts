import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { SIWXSession } from './SIWXConfig.ts'

/**
 * - `off`: no sign-in configured, no wallet connected, or its network is not offered
 * - `checking`: the server is asked whether this account has a session
 * - `unknown`: it is unreachable; the connection is kept and the request repeated
 * - `needed`: no session; the visitor is asked to sign
 * - `unavailable`: the server has no session to look up, or no message to sign; leaving its view disconnects
 * - `signing`: message, signature or verification in progress
 * - `cancelling`: the visitor declined and is being disconnected
 * - `authenticated`: the server holds a session of exactly this account
 */
export type SignInStatus =
  | 'off'
  | 'checking'
  | 'unknown'
  | 'needed'
  | 'unavailable'
  | 'signing'
  | 'cancelling'
  | 'authenticated'

/** An account that this page has seen signed in, and that the wallet has left. */
export interface PreviousSignIn {
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** Whether `cancelSignIn` goes back there: only the network has changed, and sign-in is required. */
  readonly canReturn: boolean
}

/** State of the sign-in store. */
export interface SignInState {
  readonly status: SignInStatus
  /** CAIP-10 account that the status is about. */
  readonly caipAddress?: CaipAddress
  /** The exact message that the wallet is asked to sign, once known. */
  readonly message?: string
  /** Present exactly when `authenticated`. */
  readonly session?: SIWXSession
  /** The sign-in before the wallet changed network or account, while another signature is due. */
  readonly previous?: PreviousSignIn
  /** Error of the last attempt. */
  readonly error?: WalletKitError
}
