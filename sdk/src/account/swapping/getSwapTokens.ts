import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SwapToken } from './SwapReview.ts'
import { swapTokensQueryOptions } from './swapTokensQueryOptions.ts'

export interface GetSwapTokensParameters {
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Lists the tokens of a network that can be swapped, the network's own coin first, through the kit's cache.
 *
 * `GET {dataService}/v1/convert/tokens`
 *
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `SWAP_NETWORK_UNSUPPORTED`, `SERVICE_DISABLED`, `SERVICE_UNAVAILABLE`,
 * `SERVICE_REPLY_INVALID`, `SERVICE_TIMEOUT`, `NETWORK_ERROR`
 *
 * @example
 * const [coin, ...tokens] = await getSwapTokens(kit)
 */
export async function getSwapTokens(
  kit: KitHandle<WalletsContext>,
  { caipNetworkId }: GetSwapTokensParameters = {},
): Promise<readonly SwapToken[]> {
  const id = caipNetworkId ?? kit._internal.stores.networks.getState().active.caipNetworkId
  return getQueryClient(kit).fetchQuery(swapTokensQueryOptions(kit, { caipNetworkId: id }))
}
