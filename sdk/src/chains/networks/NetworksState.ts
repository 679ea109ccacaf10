import type { CaipNetworkId, ChainNamespace } from './Caip.ts'
import type { CaipNetwork } from './Network.ts'

/** State of the networks store. */
export interface NetworksState {
  readonly activeNamespace: ChainNamespace
  /** The active network; `Unknown Network` without RPC addresses when the wallet is on one that was not given. */
  readonly active: CaipNetwork
  readonly isSupported: boolean
  /** All networks that the host offers, in its order. */
  readonly requested: readonly CaipNetwork[]
  /** Set while the wallet has been asked to move there. */
  readonly switching?: CaipNetworkId
}
