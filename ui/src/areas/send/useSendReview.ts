import { reviewSend, type SendParameters } from '@wallet-kit/sdk/actions'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Interval between two reads of a transfer's cost and effect, in ms. */
export const reviewAge = 10_000

/** Cost and effect of a transfer. Refetched every 10 s while it is shown, never from a cache. */
export function useSendReview(parameters: SendParameters, isPaused: boolean) {
  const kit = useKit()
  const isVisible = useModalVisible()
  const { recipient, amount, token, decimals, caipNetworkId } = parameters
  return useQuery({
    queryKey: ['wallet-kit', 'review', caipNetworkId, recipient, amount.toString(), token, decimals],
    queryFn: () => reviewSend(kit, parameters),
    enabled: isVisible && !isPaused,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: reviewAge,
  })
}
