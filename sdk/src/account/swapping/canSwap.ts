import { isSwapNetwork } from '../../chains/namespaces/swapNetworks.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

export interface CanSwapParameters {
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Whether the kit swaps tokens of a network: the feature and its service are on, and the network has swaps.
 *
 * @example
 * if (canSwap(kit)) await kit.open({ view: 'Swap' })
 */
export function canSwap(
  { _internal: { stores } }: KitHandle<WalletsContext>,
  { caipNetworkId }: CanSwapParameters = {},
): boolean {
  const { features, services } = stores.options.getState()
  const id = caipNetworkId ?? stores.networks.getState().active.caipNetworkId
  return features.swaps && services.dataService !== false && isSwapNetwork(id)
}
