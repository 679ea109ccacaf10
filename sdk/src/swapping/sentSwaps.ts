import { sentLimit } from '../sending/sentTransfers.ts'
import { createStore, type Store } from '../stores/createStore.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import type { SwapContext } from './SwapContext.ts'
import type { SwapQuote } from './SwapReview.ts'

/** A swap that the wallet has sent. Amounts are in the smallest unit. */
export interface SentSwap {
  /** Hash of the transaction, or the id of the bundle it is part of. */
  readonly id: string
  /** Hash of the transaction. Absent: a bundle that is not in a block yet. */
  readonly hash?: string
  readonly account: string
  readonly quote: SwapQuote
  readonly minimum: bigint
  /** What was paid, read from the receipt. Absent: not confirmed yet, or the network's own coin. */
  readonly received?: bigint
  /** In ms since 1970. */
  readonly sentAt: number
  /** `altered`: what is in the block is not what was confirmed. `unknown`: not in a block when the kit stopped looking. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unknown'
}

/** What was swapped since the page was loaded, newest first: 99 at most. */
export interface SentSwapsState {
  readonly list: readonly SentSwap[]
}

const slot = defineSlot((): Store<SentSwapsState> => createStore<SentSwapsState>({ list: [] }))

/**
 * What the kit has swapped since the page was loaded, newest first, with what has become of each.
 *
 * @example
 * getSentSwaps(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentSwaps({ _internal }: KitHandle<SwapContext>): ReadableStore<SentSwapsState> {
  return readSlot(_internal, slot).readable
}

export function addSentSwap(context: SwapContext, swap: SentSwap): void {
  const store = readSlot(context, slot)
  store.set({ list: [swap, ...store.getState().list].slice(0, sentLimit) })
}

export function settleSentSwap(
  context: SwapContext,
  id: string,
  outcome: Pick<SentSwap, 'status' | 'hash' | 'received'>,
): void {
  const store = readSlot(context, slot)
  store.set({ list: store.getState().list.map((sent) => (sent.id === id ? { ...sent, ...outcome } : sent)) })
}
