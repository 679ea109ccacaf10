import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { SendContext } from './SendContext.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { sentLimit } from './sentLimits.ts'
import { createStoredTransfers } from './storedTransfers.ts'

/** What was sent since the page was loaded, and what was not confirmed when it was left before; newest first, 99 at most. */
export interface SentTransfersState {
  readonly list: readonly SentTransfer[]
}

const stored = defineKitState(({ storage }: SendContext) => createStoredTransfers(storage))

const slot = defineKitState((context: SendContext): Store<SentTransfersState> => {
  const kept = getKitState(context, stored).list()
  return createStore<SentTransfersState>({ list: kept.map(({ at: _, ...transfer }) => transfer) })
})

/**
 * What the kit has sent since the page was loaded, with what has become of each, and what was not confirmed when the page
 * was left in the last 24 hours: `watchSentTransfers` goes on with that. Newest first.
 *
 * @example
 * getSentTransfers(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentTransfers({ _internal }: KitHandle<SendContext>): ReadableStore<SentTransfersState> {
  return getKitState(_internal, slot).readable
}

export function addSentTransfer(context: SendContext, transfer: SentTransfer): void {
  const store = getKitState(context, slot)
  store.set({ list: [transfer, ...store.getState().list].slice(0, sentLimit) })
  getKitState(context, stored).put({ ...transfer, at: transfer.sentAt })
}

/** What has become of a transfer. One that is final is no longer stored. */
export function settleSentTransfer(context: SendContext, id: string, status: SentTransfer['status']): void {
  const store = getKitState(context, slot)
  store.set({ list: store.getState().list.map((sent) => (sent.id === id ? { ...sent, status } : sent)) })
  if (status !== 'pending' && status !== 'unknown') getKitState(context, stored).remove(id)
}
