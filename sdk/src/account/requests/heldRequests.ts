import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import { defineSlot } from '../../foundation/stores/slots.ts'
import type { WalletRequestsState } from './WalletRequest.ts'

/** The requests of one instance, and how each is decided. */
interface HeldRequests {
  readonly store: Store<WalletRequestsState>
  readonly decisions: Map<number, { readonly approve: () => void; readonly decline: () => void }>
}

export const heldRequests = defineSlot(
  (): HeldRequests => ({ store: createStore<WalletRequestsState>({ requests: [] }), decisions: new Map() }),
)
