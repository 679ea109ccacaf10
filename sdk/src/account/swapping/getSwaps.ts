import { chainNotSupported, destroyed, swapNetworkUnsupported } from '@wallet-kit/clients/errors/constants'
import type { Swaps } from '../../chains/namespaces/Swaps.ts'
import { isSwapNetwork } from '../../chains/namespaces/swapNetworks.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/** The swaps of a network's family, and the network. */
export interface NetworkSwaps {
  readonly network: CaipNetwork
  readonly swaps: Swaps
}

/**
 * @param caipNetworkId Default: the active network.
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `SWAP_NETWORK_UNSUPPORTED` outside of the networks with swaps, and where
 * the data service does not cover the network; those of the service
 */
export async function getSwaps(
  kit: KitHandle<WalletsContext>,
  caipNetworkId: CaipNetworkId | undefined,
): Promise<NetworkSwaps> {
  const { lifetime, namespaces, stores } = kit._internal
  if (lifetime.aborted) throw createError(destroyed)
  const { active, requested } = stores.networks.getState()
  const id = caipNetworkId ?? active.caipNetworkId
  const network = requested.find((candidate) => candidate.caipNetworkId === id)
  if (!network) throw createError(chainNotSupported, { context: { caipNetworkId: id } })
  const covered = isSwapNetwork(id)
    ? await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
    : []
  const swaps = covered.includes(id)
    ? await (await namespaces.load(getNamespace(id))).loadSwaps?.()
    : undefined
  if (!swaps) throw createError(swapNetworkUnsupported, { context: { caipNetworkId: id } })
  return { network, swaps }
}
