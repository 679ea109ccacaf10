import { caipNetworkUndefined, chainNotSupported } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { CaipNetworkId, ChainNamespace } from './Caip.ts'
import { findNetwork } from './findNetwork.ts'
import type { CaipNetwork } from './Network.ts'
import type { NetworksState } from './NetworksState.ts'

/**
 * The offered network of a family that a call is about.
 *
 * @param wanted CAIP-2 ids in order of preference; the first one that is set counts. None: the active network, if it is
 * of the family, else the family's first.
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `CAIP_NETWORK_UNDEFINED` where the family has none
 */
export function getFamilyNetwork(
  state: NetworksState,
  namespace: ChainNamespace,
  ...wanted: readonly (CaipNetworkId | undefined)[]
): CaipNetwork {
  const own = state.requested.filter(({ chainNamespace }) => chainNamespace === namespace)
  const caipNetworkId = wanted.find((id) => id !== undefined)
  const id = caipNetworkId ?? state.active.caipNetworkId
  const network = findNetwork({ requested: own }, id) ?? (caipNetworkId ? undefined : own[0])
  if (network) return network
  if (!caipNetworkId) throw createError(caipNetworkUndefined)
  throw createError(chainNotSupported, { context: { caipNetworkId } })
}
