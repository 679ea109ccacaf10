import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { PurchasePage } from './getPurchasePage.ts'

/** A purchase whose page has been opened. */
export interface Purchase {
  readonly page: PurchasePage
  readonly caipNetworkId: CaipNetworkId
  /**
   * `waiting`: the visitor is at the provider. `processing`: the provider has the payment. `received`: the balance has
   * risen, or the provider reports that it has sent. `unknown`: nothing was received within three minutes; looked at
   * again when the visitor returns to the page.
   */
  readonly status: 'waiting' | 'processing' | 'received' | 'failed' | 'unknown'
}

export interface PurchaseState {
  /** The last one whose page was opened; absent before the first. */
  readonly current?: Purchase
}

const slot = defineKitState((): Store<PurchaseState> => createStore<PurchaseState>({}))

/**
 * The last purchase, with its status.
 *
 * @example
 * getPurchase(kit).subscribe(({ current }) => console.log(current?.status))
 */
export function getPurchase({ _internal }: KitHandle<WalletsContext>): ReadableStore<PurchaseState> {
  return getKitState(_internal, slot).readable
}

export function setPurchase(context: WalletsContext, current: Purchase): void {
  getKitState(context, slot).set({ current })
}
