import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { Connector, ConnectStep, SignInOffer } from '../connectors/Connector.ts'

/** Reason of a check of the account. A `refresh` never opens the modal and keeps the known state meanwhile. */
export type ConnectionReason = 'connect' | 'restore' | 'change' | 'refresh'

/** Effects of a change of connection on the storeys above: sign-in and navigation. */
export interface ConnectionEffects {
  /** Messages that a wallet may sign together with its approval; `undefined` where visitors do not sign in. */
  readonly signInOffer: SignInOffer | undefined
  /** A wallet is being asked, or a visitor logs in. */
  attemptStarted(connector: Connector, login?: Login): void
  /** The visitor has to do something else next. */
  attemptStepped(connector: Connector, step: ConnectStep): void
  /** The visitor, or the host app, has given the attempt up. */
  attemptCancelled(): void
  /** Before anyone can see that the active account is another one, or gone. */
  accountLeaving(staysConnected: boolean): void
  /** The active account is connected and where it should be. */
  accountConnected(reason: ConnectionReason): void
  /** The active wallet is on a network that the host app does not offer and does not tolerate. */
  networkUnsupported(): void
  /** A wallet is gone. Only the tab where that happened informs the server. */
  walletLeft(origin: 'page' | 'tab', isReplaced: boolean): void
  /** The active network has changed as requested. */
  networkSettled(): void
  /** The page has forgotten a wallet whose session could not be ended on the other side. */
  disconnectFailed(error: WalletKitError): void
  /** Settles when a sign-out that is on its way has been tried. */
  signedOut(): Promise<void>
}
