import { getTokenPrices } from '@wallet-kit/clients/data-service/client'
import { toDecimalDigits } from '../../foundation/format/decimals.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { Currency } from '../tokens/Token.ts'
import { getSwaps } from './getSwaps.ts'
import type { SwapToken } from './SwapReview.ts'
import { quoteLife } from './swapLimits.ts'
import { toTokenId } from './toTokenId.ts'

export interface TokenPriceParameters {
  readonly token: Pick<SwapToken, 'caipNetworkId' | 'address' | 'symbol'>
  /** Currency of the price. Default: `usd`. */
  readonly currency?: Currency | undefined
}

/**
 * Price of a whole token as decimal digits, `null` where it is unknown; valid for 10 s.
 *
 * `POST {dataService}/v1/fungible/price`
 *
 * @example
 * const { data } = useQuery(tokenPriceQueryOptions(kit, { token: usdc, currency: 'eur' }))
 */
export function tokenPriceQueryOptions(
  kit: KitHandle<WalletsContext>,
  { token, currency = 'usd' }: TokenPriceParameters,
) {
  const { _internal: context } = kit
  const { caipNetworkId, address } = token
  return {
    queryKey: ['wallet-kit', 'price', caipNetworkId, address, currency] as readonly unknown[],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string | null> => {
      const { swaps } = await getSwaps(kit, caipNetworkId)
      const id = toTokenId(swaps, token)
      const { projectId } = context.stores.options.getState()
      const { fungibles } = await getTokenPrices(
        getDataService(context),
        { body: { projectId, currency, addresses: [id] } },
        { signal: AbortSignal.any([signal, context.lifetime]) },
      )
      // Only the first address is priced: another one's price is not this token's.
      const found = fungibles.find((entry) =>
        entry.address === undefined
          ? entry.symbol.toLowerCase() === token.symbol.toLowerCase()
          : entry.address.toLowerCase() === id,
      )
      return (found && found.price > 0 && toDecimalDigits(found.price)) || null
    },
    staleTime: quoteLife,
    refetchInterval: quoteLife,
  }
}
