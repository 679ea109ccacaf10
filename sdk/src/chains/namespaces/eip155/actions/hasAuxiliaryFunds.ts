import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { HasAuxiliaryFundsParameters } from '../../Calls.ts'
import { type CallsContext, loadCalls } from './loadCalls.ts'

/**
 * Whether the connected EVM wallet states that it has more of an asset at hand than the network shows (ERC-7682), so that
 * no balance should stop its user. It may be wrong: what it sends may fail.
 *
 * @throws WalletKitError `NOT_CONNECTED`
 *
 * @example
 * const mayHaveMore = await hasAuxiliaryFunds(kit, { caipNetworkId: 'eip155:8453' })
 */
export async function hasAuxiliaryFunds(
  kit: KitHandle<CallsContext>,
  parameters: HasAuxiliaryFundsParameters,
): Promise<boolean> {
  const calls = await loadCalls(kit)
  return calls.hasAuxiliaryFunds(kit, parameters)
}
