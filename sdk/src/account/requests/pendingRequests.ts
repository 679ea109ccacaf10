import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import { defineKitState } from '../../foundation/stores/kitState.ts'
import type { WalletRequestsState } from './WalletRequest.ts'

/** The requests of one instance, and how each is decided. */
interface PendingRequests {
  readonly store: Store<WalletRequestsState>
  readonly decisions: Map<number, { readonly approve: () => void; readonly decline: () => void }>
}

export const pendingRequests = defineKitState(
  (): PendingRequests => ({
    store: createStore<WalletRequestsState>({ requests: [] }),
    decisions: new Map(),
  }),
)
