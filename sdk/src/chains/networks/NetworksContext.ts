import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { NetworksState } from './NetworksState.ts'

/** The part of a kit that knows the networks. */
export interface NetworksContext {
  readonly stores: { readonly networks: Pick<ReadableStore<NetworksState>, 'getState'> }
}
