import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState, type KitStateContext } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import { pendingRequests } from './pendingRequests.ts'
import type { WalletRequestsState } from './WalletRequest.ts'

export interface DecideWalletRequestParameters {
  /** Id of the shown request. A request that is not the first any more stays unchanged. */
  readonly id: number
}

/**
 * Requests to wallets without a screen of their own (`confirmsInPage` of a connector), which wait for the visitor. The
 * modal shows them; a headless host app shows the first one itself and calls `approveWalletRequest` or
 * `declineWalletRequest`.
 *
 * @example
 * const store = getWalletRequests(kit)
 * const stop = store.subscribe(({ requests: [first] }) => show(first))
 */
export function getWalletRequests({
  _internal,
}: KitHandle<KitStateContext>): ReadableStore<WalletRequestsState> {
  return getKitState(_internal, pendingRequests).store.readable
}

/**
 * Passes the first request on to the wallet. Nothing happens before its `read` is known, or when another one is first.
 *
 * @example
 * approveWalletRequest(kit, { id: first.id })
 */
export function approveWalletRequest(
  { _internal }: KitHandle<KitStateContext>,
  { id }: DecideWalletRequestParameters,
): void {
  const { store, decisions } = getKitState(_internal, pendingRequests)
  const [first] = store.getState().requests
  if (first?.id === id && first.read) decisions.get(id)?.approve()
}

/**
 * Declines the first request: its caller gets an error with `code` 4001 (EIP-1193), `User rejected the request`.
 *
 * @example
 * declineWalletRequest(kit, { id: first.id })
 */
export function declineWalletRequest(
  { _internal }: KitHandle<KitStateContext>,
  { id }: DecideWalletRequestParameters,
): void {
  const { store, decisions } = getKitState(_internal, pendingRequests)
  if (store.getState().requests[0]?.id === id) decisions.get(id)?.decline()
}
