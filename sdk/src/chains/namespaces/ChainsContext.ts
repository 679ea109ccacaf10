import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import type { NetworksState } from '../networks/NetworksState.ts'
import type { WalletAccess } from './WalletAccess.ts'

/** The part of a kit that knows networks, and the connected wallets as far as the actions of a chain family use them. */
export interface ChainsContext extends FoundationContext {
  readonly stores: FoundationContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
  }
  readonly connections: WalletAccess | undefined
  /** The connection of a family; where its wallet is, once there is one. */
  getConnection(namespace: ChainNamespace): {
    readonly status: string
    readonly caipNetworkId?: CaipNetworkId
  }
  loadConnections(): Promise<WalletAccess>
}
