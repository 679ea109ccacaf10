import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import { sentLimit } from '../sending/sentLimits.ts'
import type { SentSwap } from './SentSwap.ts'
import type { SwapContext } from './SwapContext.ts'
import { createStoredSwaps } from './storedSwaps.ts'

/** What was swapped since the page was loaded, and what was not confirmed when it was left before; newest first, 99 at most. */
export interface SentSwapsState {
  readonly list: readonly SentSwap[]
}

const stored = defineKitState(({ storage }: SwapContext) => createStoredSwaps(storage))

const slot = defineKitState((context: SwapContext): Store<SentSwapsState> => {
  const kept = getKitState(context, stored).list()
  return createStore<SentSwapsState>({ list: kept.map(({ at: _, caipNetworkId: __, ...swap }) => swap) })
})

/**
 * What the kit has swapped since the page was loaded, with what has become of each, and what was not confirmed when the
 * page was left in the last 24 hours: `watchSentSwaps` goes on with that. Newest first.
 *
 * @example
 * getSentSwaps(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentSwaps({ _internal }: KitHandle<SwapContext>): ReadableStore<SentSwapsState> {
  return getKitState(_internal, slot).readable
}

export function addSentSwap(context: SwapContext, swap: SentSwap): void {
  const store = getKitState(context, slot)
  store.set({ list: [swap, ...store.getState().list].slice(0, sentLimit) })
  const { caipNetworkId } = swap.quote
  getKitState(context, stored).put({ ...swap, caipNetworkId, at: swap.sentAt })
}

/** What has become of a swap. One that is final is no longer stored. */

export function settleSentSwap(
  context: SwapContext,
  id: string,
  outcome: Pick<SentSwap, 'status' | 'hash' | 'received'>,
): void {
  const store = getKitState(context, slot)
  store.set({ list: store.getState().list.map((sent) => (sent.id === id ? { ...sent, ...outcome } : sent)) })
  const { status } = outcome
  if (status !== 'pending' && status !== 'unknown') getKitState(context, stored).remove(id)
}
