import { skipToken, useQuery } from '@tanstack/react-query'
import { type OnrampQuoteParameters, onrampQuoteQueryOptions } from '@wallet-kit/sdk/query'
import { useKit } from '../../provider/useKit.ts'

/** What a purchase costs; nothing while it is not complete. */
export function useQuote(purchase: OnrampQuoteParameters | undefined) {
  const kit = useKit()
  return useQuery(
    purchase
      ? onrampQuoteQueryOptions(kit, purchase)
      : { queryKey: ['wallet-kit', 'onramp quote'], queryFn: skipToken },
  )
}
