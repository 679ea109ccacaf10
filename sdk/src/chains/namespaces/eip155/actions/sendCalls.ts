import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { SendCallsParameters, SendCallsReturnType } from '../../Calls.ts'
import { type CallsContext, loadCalls } from './loadCalls.ts'

/**
 * Sends several calls with the connected EVM wallet: as one bundle where the wallet can (`wallet_sendCalls`, EIP-5792),
 * else as one transaction after another, each once the one before is confirmed. After a call that fails or is refused,
 * no other is sent, and those before it stay sent. Equal calls share one pending request to the wallet.
 *
 * @throws WalletKitError `CALLS_UNSUPPORTED` where the wallet lacks what is required, `NOT_CONNECTED`,
 * `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_UNAUTHORIZED`, `WALLET_ON_OTHER_NETWORK`, `WALLET_REQUEST_FAILED`,
 * `WALLET_REPLY_INVALID`
 *
 * @example
 * const { id } = await sendCalls(kit, { calls: [{ to: '0x…', value: 1n }, { to: '0x…', data: '0x…' }] })
 * const { status } = await waitForCalls(kit, { id })
 */
export async function sendCalls(
  kit: KitHandle<CallsContext>,
  parameters: SendCallsParameters,
): Promise<SendCallsReturnType> {
  const calls = await loadCalls(kit)
  return calls.sendCalls(kit, parameters)
}
