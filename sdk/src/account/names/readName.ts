import { nameResolveFailed } from '@wallet-kit/clients/errors/constants'
import { lookupName } from '@wallet-kit/clients/name-service/client'
import { isAccountAddress } from '../../chains/namespaces/families/isAccountAddress.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { getNameService } from './getNameService.ts'
import { ethereumCoinType, toNameCoinType } from './nameCoinTypes.ts'

/**
 * The account that a registered name resolves to on a network, else on Ethereum; `null` for a name that is free.
 *
 * @throws WalletKitError `NAME_RESOLVE_FAILED`, `CHAIN_ID_INVALID`
 */
export async function readName(
  context: FoundationContext,
  name: string,
  network: CaipNetwork,
): Promise<string | null> {
  const coinType = toNameCoinType(network.id)
  try {
    const record = await lookupName(
      getNameService(context),
      { path: { name }, query: { apiVersion: 2 } },
      { signal: context.lifetime },
    )
    // An available name is an empty list.
    const addresses = Array.isArray(record) ? undefined : record.addresses
    const address = (addresses?.[coinType] ?? addresses?.[ethereumCoinType])?.address
    return isAccountAddress(network.chainNamespace, address) ? address : null
  } catch (cause) {
    throw createError(nameResolveFailed, { cause })
  }
}
