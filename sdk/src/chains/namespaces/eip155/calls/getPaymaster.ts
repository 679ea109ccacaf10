import { callsUnsupported } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { Paymaster } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readCapabilities } from './readCapabilities.ts'

export interface PaymasterChoice {
  readonly sponsor: boolean | Paymaster | undefined
  readonly caipNetworkId: CaipNetworkId
}

/**
 * The capability by which the wallet lets a service pay. `optional` where the account may pay as well.
 *
 * @throws WalletKitError `CALLS_UNSUPPORTED` where a service is required and there is none, or the wallet cannot use it
 */
export async function getPaymaster(
  kit: KitHandle<ChainsContext>,
  { sponsor, caipNetworkId }: PaymasterChoice,
): Promise<(Paymaster & { readonly optional?: true }) | undefined> {
  if (sponsor === false) return undefined
  const given = typeof sponsor === 'object' ? sponsor : undefined
  const { paymasters } = kit._internal.stores.options.getState()
  const paymaster = given ?? paymasters?.[caipNetworkId]
  const canSponsor =
    paymaster !== undefined && (await readCapabilities(kit, caipNetworkId)).hasPaymasterService
  const isRequired = sponsor !== undefined
  if (canSponsor) return isRequired ? paymaster : { ...paymaster, optional: true }
  if (isRequired)
    throw createError(callsUnsupported, { context: { reason: 'with the fee paid by a service' } })
  return undefined
}
