import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'

/** The part of a kit that sends tokens. */
export interface SendContext extends TokensContext {
  readonly stores: TokensContext['stores'] & { readonly networks: ReadableStore<NetworksState> }
}
