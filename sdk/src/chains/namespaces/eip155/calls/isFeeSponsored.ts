import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { IsFeeSponsoredParameters } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readCapabilities } from './readCapabilities.ts'

/** The action of this name, once its code is loaded. */
export async function isFeeSponsored(
  kit: KitHandle<ChainsContext>,
  { caipNetworkId }: IsFeeSponsoredParameters,
): Promise<boolean> {
  const { paymasters } = kit._internal.stores.options.getState()
  if (!paymasters?.[caipNetworkId]) return false
  return (await readCapabilities(kit, caipNetworkId)).hasPaymasterService
}
