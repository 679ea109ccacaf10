import { createStore, type Store } from '../stores/createStore.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import type { SendContext } from './SendContext.ts'

/** What the visitor has entered. */
export interface SendForm {
  /** Contract or mint; `null`: the network's own coin. `undefined`: not chosen. */
  readonly token?: string | null | undefined
  /** As typed. */
  readonly amount: string
  /** Whether the amount is money, at the token's price. */
  readonly isMoney: boolean
  /** Address or name, as typed. */
  readonly recipient: string
}

const emptyForm: SendForm = { amount: '', isMoney: false, recipient: '' }

const slot = defineSlot(({ stores, lifetime }: SendContext): Store<SendForm> => {
  const store = createStore<SendForm>(emptyForm)
  // What was entered is about an account on a network.
  const stop = stores.networks.subscribe(({ active }, previous) => {
    if (active.caipNetworkId !== previous.active.caipNetworkId) store.set(emptyForm)
  })
  lifetime.addEventListener('abort', stop, { once: true })
  return store
})

/** The form of the `WalletSend` view; empty again on another network. */
export function getSendForm({ _internal }: KitHandle<SendContext>): ReadableStore<SendForm> {
  return readSlot(_internal, slot).readable
}

/**
 * Changes fields of the form. The amount is one of its token: another token empties it, unless it is changed, too.
 *
 * @example
 * setSendForm(kit, { recipient: 'alice.eth' })
 */
export function setSendForm({ _internal }: KitHandle<SendContext>, changed: Partial<SendForm>): void {
  const store = readSlot(_internal, slot)
  const form = store.getState()
  const isOther = 'token' in changed && changed.token !== form.token
  store.set({ ...form, ...(isOther && { amount: '', isMoney: false }), ...changed })
}

export function resetSendForm({ _internal }: KitHandle<SendContext>): void {
  readSlot(_internal, slot).set(emptyForm)
}
