import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksContext } from '../../chains/networks/NetworksContext.ts'
import type { NoticesContext } from '../../foundation/notices/NoticesContext.ts'
import type { OptionsContext } from '../../foundation/options/OptionsContext.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { KitStateContext } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ConnectionReason } from '../../wallets/connection/ConnectionEffects.ts'
import type { ConnectionState, ConnectionsState } from '../../wallets/connection/ConnectionState.ts'
import type { Connections } from '../../wallets/connection/Connections.ts'
import type { Connector, SignInOffer } from '../../wallets/connectors/Connector.ts'
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
export interface SignInContext extends NetworksContext, NoticesContext, OptionsContext, KitStateContext {
  readonly stores: NetworksContext['stores'] &
    OptionsContext['stores'] & {
      readonly signIn: Store<SignInState>
      readonly connection: ReadableStore<ConnectionsState>
    }
  readonly namespaces: Namespaces
  getConnection(namespace: ChainNamespace): ConnectionState
  getConnector(namespace: ChainNamespace): Connector | undefined
  readonly connections: Connections | undefined
  loadSignIn(): Promise<SignIn>
}
