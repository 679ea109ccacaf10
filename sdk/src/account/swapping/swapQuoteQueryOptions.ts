import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { readSwapQuote, type SwapQuoteRequest } from './readSwapQuote.ts'
import type { SwapQuote } from './SwapReview.ts'
import { quoteLife } from './swapLimits.ts'

/**
 * Quote of a swap, valid for 10 s and then read again while it is watched.
 *
 * `GET {dataService}/v1/convert/quotes`
 *
 * @example
 * const { data } = useQuery(swapQuoteQueryOptions(kit, { from, to, amount: 10n ** 18n }))
 */
export function swapQuoteQueryOptions(kit: KitHandle<WalletsContext>, request: SwapQuoteRequest) {
  const { from, to, amount, slippage } = request
  const { lifetime } = kit._internal
  return {
    queryKey: [
      'wallet-kit',
      'swapQuote',
      from.caipNetworkId,
      from.address,
      to.address,
      `${amount}`,
      slippage,
    ] as readonly unknown[],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<SwapQuote> =>
      readSwapQuote(kit, request, AbortSignal.any([signal, lifetime])),
    staleTime: quoteLife,
    refetchInterval: quoteLife,
    // A price of an earlier minute is not shown for an instant.
    gcTime: quoteLife,
  }
}
