import type { RecordEntry } from '../../foundation/logs/LogEntry.ts'
import type { OptionsContext } from '../../foundation/options/OptionsContext.ts'
import type { KitStateContext } from '../../foundation/stores/kitState.ts'
import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { NetworksContext } from '../networks/NetworksContext.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** The connected wallet of one chain family, as that family's actions use it. */
export interface ConnectedWallet {
  readonly provider: WalletProvider
  /** The active account. */
  readonly address: string
  /** The wallet's network; `Unknown Network` when the host app does not offer it. */
  readonly network: CaipNetwork
}

/** The connection, seen from the chain families below it. */
export interface WalletAccess {
  /**
   * Asks something of the connected wallet. Settles as soon as that wallet leaves; the signal ends further questions.
   *
   * @param question what its user is asked, where they are: an equal one that is not answered yet is joined, and a wallet
   * that has forgotten this page is asked for its accounts first. Absent: nothing may prompt.
   * @throws WalletKitError `NOT_CONNECTED`, `DESTROYED`
   */
  ask<Value>(
    namespace: ChainNamespace,
    request: (wallet: ConnectedWallet, signal: AbortSignal) => Promise<Value>,
    question?: readonly unknown[],
  ): Promise<Value>
}

/** The part of a kit that the actions of a chain family use. */
export interface ActionContext extends KitStateContext {
  readonly stores: NetworksContext['stores'] & OptionsContext['stores']
  /** Present once the code that records is loaded. */
  readonly log?: RecordEntry | undefined
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  readonly connections: WalletAccess | undefined
  /** The connection of a family; where its wallet is, once there is one. */
  getConnection(namespace: ChainNamespace): {
    readonly status: string
    readonly caipNetworkId?: CaipNetworkId
  }
  loadConnections(): Promise<WalletAccess>
}

/** The network that an action is about. */
export interface NetworkParameters {
  /** CAIP-2, one of the kit's. Default: where the family's wallet is, else the active network or the family's first. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
