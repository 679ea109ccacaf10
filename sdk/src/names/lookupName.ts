import { lookupName as lookup } from '@wallet-kit/clients/name-service/client'
import { createLateError } from '../errors/createLateError.ts'
import { isAccountAddress } from '../namespaces/isAccountAddress.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { getNameService } from './getNameService.ts'
import { hasNames } from './hasNames.ts'
import type { NamesContext } from './identity.ts'
import { ethereumCoinType, toNameCoinType } from './nameCoinTypes.ts'
import { isRegisteredName, toNameLabel } from './registeredNames.ts'

export interface LookupNameParameters {
  /** With its zone: `alice.reown.id`, or `.wcn.id` of earlier years. */
  readonly name: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * The account that a name of the name service stands for on a network, else on Ethereum.
 *
 * `GET {dataService}/v1/profile/account/{name}`
 *
 * @returns `null` for a name that is not registered, is of another zone, or where accounts have no names
 * @throws WalletKitError `NAME_RESOLVE_FAILED` when the service could not be read, `CHAIN_ID_INVALID`
 *
 * @example
 * const address = await lookupName(kit, { name: 'alice.reown.id' })
 */
export async function lookupName(
  { _internal: context }: KitHandle<NamesContext>,
  { name, caipNetworkId }: LookupNameParameters,
): Promise<string | null> {
  const { active, requested } = context.stores.networks.getState()
  const network = caipNetworkId
    ? requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    : active
  const known = toNameLabel(name)
  if (!network || !hasNames(network) || !isRegisteredName(known)) return null
  const coinType = toNameCoinType(network.id)
  try {
    const record = await lookup(
      getNameService(context),
      { path: { name: known }, query: { apiVersion: 2 } },
      { signal: context.lifetime },
    )
    // An available name is an empty list.
    const addresses = Array.isArray(record) ? undefined : record.addresses
    const address = (addresses?.[coinType] ?? addresses?.[ethereumCoinType])?.address
    return isAccountAddress(network.chainNamespace, address) ? address : null
  } catch (cause) {
    throw createLateError('NAME_RESOLVE_FAILED', { cause })
  }
}
