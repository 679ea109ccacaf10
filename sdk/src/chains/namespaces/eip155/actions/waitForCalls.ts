import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { WaitForCallsParameters, WaitForCallsReturnType } from '../../Calls.ts'
import { type CallsContext, loadCalls } from './loadCalls.ts'

/**
 * Waits until a bundle of calls is final (`wallet_getCallsStatus`, EIP-5792). Success that the wallet reports of a bundle of
 * this page is compared with the transactions in the blocks.
 *
 * @throws WalletKitError `CALLS_UNCONFIRMED` after the time limit, `REQUEST_ABORTED`, `NOT_CONNECTED`,
 * `WALLET_METHOD_UNSUPPORTED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED`
 *
 * @example
 * const { status, receipts } = await waitForCalls(kit, { id })
 */
export async function waitForCalls(
  kit: KitHandle<CallsContext>,
  parameters: WaitForCallsParameters,
): Promise<WaitForCallsReturnType> {
  const calls = await loadCalls(kit)
  return calls.waitForCalls(kit, parameters)
}
