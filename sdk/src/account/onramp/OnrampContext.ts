import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { Connections } from '../../wallets/connection/Connections.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'

/** The part of a kit that buys with a card. */
export interface OnrampContext extends TokensContext {
  readonly stores: TokensContext['stores'] & { readonly networks: ReadableStore<NetworksState> }
  readonly connections: Connections | undefined
  loadConnections(): Promise<Connections>
}
