import { useQuery } from '@tanstack/react-query'
import { getSwapQuote, reviewSwap } from '@wallet-kit/sdk/actions'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'

/** How long the terms of a swap are shown before they are read again, in ms. */
export const reviewAge = 10_000

/** The terms of a swap, built anew every 10 s while they are shown, and never from a cache. */
export function useSwapReview({ from, to, amount }: ConfirmedSwap, isPaused: boolean) {
  const kit = useKit()
  const isVisible = useModalVisible()
  return useQuery({
    queryKey: ['wallet-kit', 'swapReview', from.caipNetworkId, from.address, to.address, `${amount}`],
    queryFn: async () => reviewSwap(kit, { quote: await getSwapQuote(kit, { from, to, amount }) }),
    enabled: isVisible && !isPaused,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: reviewAge,
  })
}
