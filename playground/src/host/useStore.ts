import { useSyncExternalStore } from 'react'

interface Store<T> {
  getState(): T
  getInitialState(): T
  subscribe(listener: () => void): () => void
}

/** Reads one of the kit's public stores. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}
