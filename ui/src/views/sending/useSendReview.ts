import { useQuery } from '@tanstack/react-query'
import { reviewSend, type SendParameters } from '@wallet-kit/sdk/actions'
import { useKit } from '../../provider/useKit.ts'

/** What a transfer would cost and do; asked once for each transfer, and never from a cache. */
export function useSendReview(parameters: SendParameters) {
  const kit = useKit()
  const { recipient, amount, token, decimals, caipNetworkId } = parameters
  return useQuery({
    queryKey: ['wallet-kit', 'review', caipNetworkId, recipient, amount.toString(), token, decimals],
    queryFn: () => reviewSend(kit, parameters),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
