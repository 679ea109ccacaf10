import { reviewSwap } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { getQueryClient, swapQuoteQueryOptions } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'

/** Interval between two reads of a swap's terms, in ms. */
export const reviewAge = 10_000

/** The terms of a swap, built anew every 10 s while they are shown, and never from a cache. */
export function useSwapReview({ from, to, amount }: ConfirmedSwap, isPaused: boolean) {
  const kit = useKit()
  const isVisible = useModalVisible()
  const review = async (quoteAge: number) => {
    const options = { ...swapQuoteQueryOptions(kit, { from, to, amount }), staleTime: quoteAge }
    return reviewSwap(kit, { quote: await getQueryClient(kit).fetchQuery(options) })
  }
  return useQuery({
    queryKey: ['wallet-kit', 'swapReview', from.caipNetworkId, from.address, to.address, `${amount}`],
    queryFn: async () => {
      try {
        return await review(reviewAge)
      } catch (error) {
        // The price has left the quote behind: the one of now is shown beside it.
        if (isWalletKitError(error, 'SWAP_QUOTE_CHANGED')) return review(0)
        throw error
      }
    },
    enabled: isVisible && !isPaused,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: reviewAge,
  })
}
