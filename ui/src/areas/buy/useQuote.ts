import { type OnrampQuoteParameters, onrampQuoteQueryOptions, skipToken } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'

/** Quote of a purchase; none while the form is incomplete. */
export function useQuote(purchase: OnrampQuoteParameters | undefined) {
  const kit = useKit()
  return useQuery(
    purchase
      ? onrampQuoteQueryOptions(kit, purchase)
      : { queryKey: ['wallet-kit', 'onramp quote'], queryFn: skipToken },
  )
}
