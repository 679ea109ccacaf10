import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { ConnectionReason } from '../../wallets/connection/ConnectionEffects.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SignInOffer } from '../../wallets/connectors/Connector.ts'
import type { SIWXOptions } from './SIWXOptions.ts'
import type { SignInState } from './SignInState.ts'

/** Effects of sign-in on its own storey and those above. */
export interface SignInEffects {
  /** The visitor has to decide: show the message and what went wrong. */
  signatureNeeded(): void
  /** Reports whether a signature given together with the approval is being verified. */
  verifying(isInProgress: boolean): void
  /** Nothing is left to decide. */
  signInSettled(): void
  /** Sign-in is impossible right now: the visitor tries again, or leaves. */
  signInUnavailable(): void
  /** The visitor has left a sign-in that was impossible: the wallet is disconnected. */
  signInLeft(namespace: ChainNamespace): Promise<void>
  /** The visitor goes back to the network where the session was. Rejects where the wallet does not. */
  returnTo(caipNetworkId: CaipNetworkId): Promise<void>
  /** The visitor refused a required signature: the wallet is disconnected. */
  signInRefused(namespace: ChainNamespace): Promise<void>
  /** The visitor refused a signature that is not required. */
  signInDeclined(): void
}

/** Sign-in of visitors, loaded when a wallet connects. */
export interface SignIn {
  /** Messages that a wallet may sign together with its approval; `undefined` without sign-in. */
  readonly offer: SignInOffer | undefined
  /** Leaves the present session before another account, or none, becomes visible. */
  leave(staysConnected: boolean): void
  /** Asks the server about the connected account. Never rejects. */
  check(reason: ConnectionReason): Promise<void>
  /** See the action `prepareSignIn`. */
  prepare(): Promise<void>
  /** See the action `signIn`. */
  signIn(): Promise<void>
  /** See the action `cancelSignIn`. */
  cancel(): Promise<void>
  /** See the action `unlinkAccount`. */
  unlink(account: CaipAddress): Promise<void>
  /** Ends the session on the server; when that fails it is done later. Never rejects. */
  signOut(): Promise<void>
  /** Settles when a sign-out in progress has been tried. */
  settled(): Promise<void>
}

/** The part of a kit that signs visitors in. */
export interface SignInContext extends WalletsContext {
  readonly stores: WalletsContext['stores'] & { readonly signIn: Store<SignInState> }
  readonly signInOptions: SIWXOptions
  loadSignIn(): Promise<SignIn>
}
