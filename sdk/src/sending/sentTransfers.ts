import type { CaipNetworkId } from '../networks/Caip.ts'
import { createStore, type Store } from '../stores/createStore.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import type { SendContext } from './SendContext.ts'

/** A transfer that the wallet has sent. */
export interface SentTransfer {
  /** Hash or signature. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  readonly sender: string
  readonly recipient: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Contract or mint. Absent: the network's own coin. */
  readonly token?: string
  /** Whether `speedUpTransfer` can raise the fee while the transfer is pending. Wallets may still refuse. */
  readonly canSpeedUp: boolean
  /** In ms since 1970. */
  readonly sentAt: number
  /** `altered`: what is in the block is not what was confirmed. `unknown`: not in a block when the kit stopped looking. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unknown'
}

/** Only the newest are kept. */
export const sentLimit = 99

/** What was sent since the page was loaded, newest first: 99 at most. */
export interface SentTransfersState {
  readonly list: readonly SentTransfer[]
}

const slot = defineSlot((): Store<SentTransfersState> => createStore<SentTransfersState>({ list: [] }))

/**
 * What the kit has sent since the page was loaded, newest first, with what has become of each.
 *
 * @example
 * getSentTransfers(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentTransfers({ _internal }: KitHandle<SendContext>): ReadableStore<SentTransfersState> {
  return readSlot(_internal, slot).readable
}

export function addSentTransfer(context: SendContext, transfer: SentTransfer): void {
  const store = readSlot(context, slot)
  store.set({ list: [transfer, ...store.getState().list].slice(0, sentLimit) })
}

export function settleSentTransfer(context: SendContext, id: string, status: SentTransfer['status']): void {
  const store = readSlot(context, slot)
  store.set({ list: store.getState().list.map((sent) => (sent.id === id ? { ...sent, status } : sent)) })
}
