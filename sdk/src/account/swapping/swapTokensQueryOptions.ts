import { destroyed } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { readSwapTokens } from './readSwapTokens.ts'
import type { SwapToken } from './SwapReview.ts'

/** Lifetime of a list of tokens, in ms. */
const listLife = 300_000

export interface SwapTokensParameters {
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Tokens of a network that can be swapped, the network's own coin first, then by symbol; valid for 5 min.
 *
 * `GET {dataService}/v1/convert/tokens`
 *
 * @example
 * const { data } = useQuery(swapTokensQueryOptions(kit, { caipNetworkId: 'eip155:1' }))
 */
export function swapTokensQueryOptions(
  kit: KitHandle<WalletsContext>,
  { caipNetworkId }: SwapTokensParameters,
) {
  const { lifetime } = kit._internal
  return {
    queryKey: ['wallet-kit', 'swapTokens', caipNetworkId] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly SwapToken[]> => {
      if (lifetime.aborted) throw createError(destroyed)
      return readSwapTokens(kit, caipNetworkId, AbortSignal.any([signal, lifetime]))
    },
    staleTime: listLife,
  }
}
