import type { EmbeddedWalletInfo } from '../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { LoginAccounts } from '../../chains/namespaces/LoginAccounts.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { ConnectStep } from '../connectors/Connector.ts'
import type { Account } from './Account.ts'

/** No wallet. `error` is why the last attempt ended; a user's own "no" is one of its codes. */
export interface Disconnected {
  readonly status: 'disconnected'
  readonly error?: WalletKitError
}

/** A stored connection is being looked up without asking the visitor anything. */
export interface Restoring {
  readonly status: 'restoring'
  readonly connectorId: string
  /** The account of the last visit, which the wallet has not confirmed yet: for display only. */
  readonly address?: string | undefined
}

/** The wallet has been asked and has not answered yet. The attempt describes the request. */
export interface Connecting {
  readonly status: 'connecting'
  readonly connectorId: string
}

/** The wallet shares at least one account. */
export interface Connected {
  readonly status: 'connected'
  readonly connectorId: string
  /** The active account, the first of `allAccounts`. */
  readonly address: string
  readonly allAccounts: readonly Account[]
  /** The account that is active in the wallet itself, where the visitor has picked another one on this site. */
  readonly walletAddress?: string
  /** The wallet's network, which may be one that the kit was not given. */
  readonly caipNetworkId: CaipNetworkId
  /** The logged-in user, where the wallet belongs to a login. */
  readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
  /** Accounts that the logged-in user can choose from. The active one follows from them and from the network. */
  readonly loginAccounts?: LoginAccounts | undefined
}

/** An account that the visitor picked on this site. It counts while the wallet itself stays on `walletAddress`. */
export type AccountChoice = Pick<Connected, 'address'> & Required<Pick<Connected, 'walletAddress'>>

/** Life of one namespace's connection. Transitions: `connectionTransitions.ts`. */
export type ConnectionState = Disconnected | Restoring | Connecting | Connected

/** The state of a namespace that has never been connected. */
export const disconnectedState: Disconnected = { status: 'disconnected' }

/** A connection in progress, for all of its namespaces. At most one at a time. */
export type ConnectAttempt =
  | { readonly status: 'idle' }
  | {
      readonly status: 'asking'
      /** Counts attempts, so that a repeated one differs from the one before. */
      readonly number: number
      readonly connectorId: string
      readonly namespaces: readonly ChainNamespace[]
      /** Login of the visitor, if any. */
      readonly login?: Login | undefined
      readonly step: ConnectStep
    }
  | {
      readonly status: 'failed'
      readonly number: number
      readonly connectorId: string
      readonly namespaces: readonly ChainNamespace[]
      readonly login?: Login | undefined
      readonly error: WalletKitError
    }

/** State of the connection store. A namespace without an entry is disconnected. */
export interface ConnectionsState {
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, ConnectionState>>>
  readonly attempt: ConnectAttempt
  /**
   * The family whose connected wallet has forgotten this page, and is asked to share its accounts once more, because the
   * visitor signs or sends something.
   */
  readonly authorizing?: ChainNamespace
}

/** Nothing is connected and nothing is in progress. */
export const noConnections: ConnectionsState = { namespaces: {}, attempt: { status: 'idle' } }
