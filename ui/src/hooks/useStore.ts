import type { ReadableStore } from '@wallet-kit/sdk'
import { useContext, useSyncExternalStore } from 'react'
import { HydrationContext } from '../provider/HydrationContext.ts'

/** The state of a store. On servers and during hydration, its initial state or the one of the last visit. */
export function useStore<State>(store: ReadableStore<State>): State {
  const { initialStateOf } = useContext(HydrationContext)
  return useSyncExternalStore(store.subscribe, store.getState, () => initialStateOf(store))
}
