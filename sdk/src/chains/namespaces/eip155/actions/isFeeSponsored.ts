import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { IsFeeSponsoredParameters } from '../../Calls.ts'
import { type CallsContext, loadCalls } from './loadCalls.ts'

/**
 * Whether a service of the option `paymasters` may pay the network fee of the connected EVM wallet (ERC-7677). Without such
 * an option for the network the wallet is not asked.
 *
 * @throws WalletKitError `NOT_CONNECTED`
 *
 * @example
 * const isFree = await isFeeSponsored(kit, { caipNetworkId: 'eip155:1' })
 */
export async function isFeeSponsored(
  kit: KitHandle<CallsContext>,
  parameters: IsFeeSponsoredParameters,
): Promise<boolean> {
  const calls = await loadCalls(kit)
  return calls.isFeeSponsored(kit, parameters)
}
