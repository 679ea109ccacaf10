import type { ReadableStore } from '@wallet-kit/sdk'
import { useContext, useSyncExternalStore } from 'react'
import { HydrationContext } from '../provider/HydrationContext.ts'

const all = (state: unknown) => state

/**
 * The state of a store. On servers and during hydration, its initial state or the one of the last visit.
 *
 * @param select what of it is used: renders again only when that is another value
 */
export function useStore<State, Selected = State>(
  store: ReadableStore<State>,
  select: (state: State) => Selected = all as (state: State) => Selected,
): Selected {
  const { initialStateOf } = useContext(HydrationContext)
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initialStateOf(store)),
  )
}
