import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { HasAuxiliaryFundsParameters } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readCapabilities } from './readCapabilities.ts'

/** A network's own coin among assets. https://eips.ethereum.org/EIPS/eip-7528 */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The action of this name, once its code is loaded. */
export async function hasAuxiliaryFunds(
  kit: KitHandle<ChainsContext>,
  { caipNetworkId, token = coinAddress }: HasAuxiliaryFundsParameters,
): Promise<boolean> {
  const { auxiliaryFunds } = await readCapabilities(kit, caipNetworkId)
  return auxiliaryFunds === 'any' || auxiliaryFunds.includes(token.toLowerCase())
}
