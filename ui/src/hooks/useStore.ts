import type { ReadableStore } from '@wallet-kit/sdk'
import { useSyncExternalStore } from 'react'

/** The state of a store. Servers, and the render that takes over their page, see its initial state. */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}
