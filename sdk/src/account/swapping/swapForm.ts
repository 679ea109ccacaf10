import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** The visitor's input. */
export interface SwapForm {
  /** Contract or symbol to sell; `null`: the network's own coin, with which the form begins. */
  readonly from: string | null
  /** Contract or symbol to receive; `null`: the network's own coin. `undefined`: not chosen. */
  readonly to?: string | null | undefined
  /** To sell, as typed. */
  readonly amount: string
  /** Initial values by the host app. */
  readonly begunWith?: SwapArguments
}

/** Initial values of the form by the host app. */
export interface SwapArguments {
  /** To sell, in whole coins or tokens: plain digits with one dot. Default: 1. */
  readonly amount?: string | undefined
  /** Symbol or contract to sell. Default: the network's own coin. */
  readonly fromToken?: string | undefined
  /** Symbol or contract to receive. */
  readonly toToken?: string | undefined
}

const emptyForm: SwapForm = { from: null, amount: '1' }

const slot = defineKitState(({ stores, lifetime }: WalletsContext): Store<SwapForm> => {
  const store = createStore<SwapForm>(emptyForm)
  // Contracts are those of a network.
  const stop = stores.networks.subscribe(({ active }, previous) => {
    if (active.caipNetworkId !== previous.active.caipNetworkId) store.set(emptyForm)
  })
  lifetime.addEventListener('abort', stop, { once: true })
  return store
})

/**
 * The form of the modal's view of a swap: one of the network's own coin at first, and again on another network.
 *
 * @example
 * getSwapForm(kit).subscribe((form) => console.log(form))
 */
export function getSwapForm({ _internal }: KitHandle<WalletsContext>): ReadableStore<SwapForm> {
  return getKitState(_internal, slot).readable
}

/**
 * Changes fields of the form.
 *
 * @example
 * setSwapForm(kit, { amount: '0.5' })
 */
export function setSwapForm({ _internal }: KitHandle<WalletsContext>, changed: Partial<SwapForm>): void {
  const store = getKitState(_internal, slot)
  store.set({ ...store.getState(), ...changed })
}

/**
 * Empties the form of the modal's view of a swap.
 *
 * @example
 * resetSwapForm(kit)
 */
export function resetSwapForm({ _internal }: KitHandle<WalletsContext>): void {
  getKitState(_internal, slot).set(emptyForm)
}

/**
 * Resets the form to a host app's arguments, once for each object.
 *
 * @example
 * beginSwap(kit, { amount: '0.5', toToken: 'USDC' })
 */
export function beginSwap({ _internal }: KitHandle<WalletsContext>, given: SwapArguments): void {
  const store = getKitState(_internal, slot)
  if (store.getState().begunWith === given) return
  const { amount = emptyForm.amount, fromToken, toToken } = given
  store.set({ from: fromToken ?? null, to: toToken, amount, begunWith: given })
}
