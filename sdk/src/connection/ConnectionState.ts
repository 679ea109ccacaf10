import type { Account } from '../accounts/Account.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'

/** No wallet. `error` tells why the last attempt ended; a user's own "no" is one of its codes. */
export interface Disconnected {
  readonly status: 'disconnected'
  readonly error?: WalletKitError
}

/** A stored connection is being looked up without asking the visitor anything. */
export interface Restoring {
  readonly status: 'restoring'
  readonly connectorId: string
}

/** The wallet has been asked and has not answered yet. */
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
  /** Where the wallet is, which may be a network that the kit was not given. */
  readonly caipNetworkId: CaipNetworkId
}

/** Life of one namespace's connection. Transitions: `connectionTransitions.ts`. */
export type ConnectionState = Disconnected | Restoring | Connecting | Connected

/** The state of a namespace that nobody has touched. */
export const disconnectedState: Disconnected = { status: 'disconnected' }

/** State of the connection store. A namespace without an entry is disconnected. */
export interface ConnectionsState {
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, ConnectionState>>>
}
