import type { ReadableStore } from '@wallet-kit/sdk'
import { useSyncExternalStore } from 'react'

/** The state of a store. On servers and during hydration, its initial state. */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}
