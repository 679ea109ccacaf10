import type { KitHandle } from '../stores/KitHandle.ts'
import { getKitState, type KitStateContext } from '../stores/kitState.ts'
import { type LoginReturnListener, loginReturns } from './loginReturns.ts'

/**
 * Calls back with the outcome of a login that `startLogin` has prepared before this page was left, once, also when it has
 * returned before this call. Returns a function that stops it.
 *
 * @example
 * const stop = watchLoginReturn(kit, ({ provider, resultUri }) => verify(provider, resultUri))
 */
export function watchLoginReturn(
  { _internal: context }: KitHandle<KitStateContext>,
  listener: LoginReturnListener,
): () => void {
  return getKitState(context, loginReturns).watch(listener)
}
