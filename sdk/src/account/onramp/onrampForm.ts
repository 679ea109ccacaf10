import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { OnrampProviderId } from './OnrampProvider.ts'

/** The visitor's input for a purchase. */
export interface OnrampForm {
  /** Money to pay, as typed. */
  readonly amount: string
  /** Id of the payment currency. Absent: the visitor's, else the first one. */
  readonly payment?: string | undefined
  /** Id of the purchase currency, a space, and the name of its network. Absent: the first one. */
  readonly purchase?: string | undefined
  /** Absent: the first one. */
  readonly provider?: OnrampProviderId | undefined
}

const slot = defineKitState(({ stores, lifetime }: WalletsContext): Store<OnrampForm> => {
  const store = createStore<OnrampForm>({ amount: '' })
  // Assets and providers differ between networks.
  const stop = stores.networks.subscribe(({ active }, previous) => {
    const { amount, payment } = store.getState()
    if (active.caipNetworkId !== previous.active.caipNetworkId) store.set({ amount, payment })
  })
  lifetime.addEventListener('abort', stop, { once: true })
  return store
})

/**
 * The form of the `OnRampProviders` view.
 *
 * @example
 * getOnrampForm(kit).subscribe((form) => console.log(form))
 */
export function getOnrampForm({ _internal }: KitHandle<WalletsContext>): ReadableStore<OnrampForm> {
  return getKitState(_internal, slot).readable
}

/**
 * Changes fields of the form.
 *
 * @example
 * setOnrampForm(kit, { amount: '50' })
 */
export function setOnrampForm({ _internal }: KitHandle<WalletsContext>, changed: Partial<OnrampForm>): void {
  const store = getKitState(_internal, slot)
  store.set({ ...store.getState(), ...changed })
}
