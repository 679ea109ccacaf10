import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** The visitor's input. */
export interface SendForm {
  /** Contract or mint; `null`: the network's own coin. `undefined`: not chosen. */
  readonly token?: string | null | undefined
  /** As typed. */
  readonly amount: string
  /** Whether the amount is money, at the token's price. */
  readonly isMoney: boolean
  /** Address or name, as typed. */
  readonly recipient: string
  /** Arguments of the host app's last opening. */
  readonly begunWith?: SendArguments
}

/** Initial values of the form by the host app; AppKit's names. */
export interface SendArguments {
  /** In whole coins or tokens: plain digits with one dot. */
  readonly amount?: string | undefined
  /** Address or name of the receiver. */
  readonly to?: string | undefined
  /** Contract or mint of the token. `native`: the network's own coin, which is also the default where there is an amount. */
  readonly assetAddress?: string | undefined
  /** With `chainId`, the network that asset and amount are of. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Reference of its CAIP-2 id. */
  readonly chainId?: string | number | undefined
}

const emptyForm: SendForm = { amount: '', isMoney: false, recipient: '' }

const slot = defineKitState(({ stores, lifetime }: WalletsContext): Store<SendForm> => {
  const store = createStore<SendForm>(emptyForm)
  // The input is about an account on a network.
  const stop = stores.networks.subscribe(({ active }, previous) => {
    if (active.caipNetworkId !== previous.active.caipNetworkId) store.set(emptyForm)
  })
  lifetime.addEventListener('abort', stop, { once: true })
  return store
})

/**
 * The form of the `WalletSend` view; empty again on another network.
 *
 * @example
 * getSendForm(kit).subscribe((form) => console.log(form))
 */
export function getSendForm({ _internal }: KitHandle<WalletsContext>): ReadableStore<SendForm> {
  return getKitState(_internal, slot).readable
}

/**
 * Changes fields of the form. The amount is one of its token: another token empties it, unless it is changed, too.
 *
 * @example
 * setSendForm(kit, { recipient: 'alice.eth' })
 */
export function setSendForm({ _internal }: KitHandle<WalletsContext>, changed: Partial<SendForm>): void {
  const store = getKitState(_internal, slot)
  const form = store.getState()
  const isOther = 'token' in changed && changed.token !== form.token
  store.set({ ...form, ...(isOther && { amount: '', isMoney: false }), ...changed })
}

/**
 * Resets the form to a host app's arguments, once for each object. With another active network than that of asset and
 * amount, only the receiver is filled in.
 *
 * @example
 * beginSend(kit, { amount: '0.5', to: 'alice.eth' })
 */
export function beginSend({ _internal }: KitHandle<WalletsContext>, given: SendArguments): void {
  const store = getKitState(_internal, slot)
  if (store.getState().begunWith === given) return
  const { amount, to: recipient = '', assetAddress, namespace, chainId } = given
  const { chainNamespace, caipNetworkId } = _internal.stores.networks.getState().active
  const isThere =
    (namespace ?? chainNamespace) === chainNamespace &&
    (chainId === undefined || `${chainNamespace}:${chainId}` === caipNetworkId)
  const isOfToken = assetAddress !== undefined && assetAddress !== 'native'
  const isChosen = isThere && (amount !== undefined || assetAddress !== undefined)
  store.set({
    ...emptyForm,
    recipient,
    ...(isChosen && { token: isOfToken ? assetAddress : null, amount: amount ?? '' }),
    begunWith: given,
  })
}

/**
 * Empties the form of the `WalletSend` view.
 *
 * @example
 * resetSendForm(kit)
 */
export function resetSendForm({ _internal }: KitHandle<WalletsContext>): void {
  getKitState(_internal, slot).set(emptyForm)
}
