import { useSyncExternalStore } from 'react'

interface Store<T> {
  getState(): T
  getInitialState(): T
  subscribe(listener: () => void): () => void
}

/** Reads one of the kit's stores, as any host may. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
}
