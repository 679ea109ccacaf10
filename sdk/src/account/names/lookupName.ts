import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadDetails } from '../details/loadDetails.ts'
import { hasNames } from './hasNames.ts'
import { isRegisteredName, toNameLabel } from './registeredNames.ts'

export interface LookupNameParameters {
  /** With its zone: `alice.reown.id`, or `.wcn.id` of earlier years. */
  readonly name: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * The account that a registered name resolves to on a network, else on Ethereum.
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
  { _internal: context }: KitHandle<WalletsContext>,
  { name, caipNetworkId }: LookupNameParameters,
): Promise<string | null> {
  const { active, requested } = context.stores.networks.getState()
  const network = caipNetworkId
    ? requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    : active
  const known = toNameLabel(name)
  if (!network || !hasNames(network) || !isRegisteredName(known)) return null
  const { readName } = await loadDetails()
  return readName(context, known, network)
}
