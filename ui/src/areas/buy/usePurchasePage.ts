import { getPurchasePage, type PurchaseParameters } from '@wallet-kit/sdk/actions'
import { skipToken } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'

/** Lifetime of a page in ms: providers' sessions live 5 minutes. */
const pageLife = 4 * 60_000

/**
 * The provider's page of a purchase; nothing while that is not complete. It is requested ahead of the click, within
 * which browsers open windows.
 */
export function usePurchasePage(purchase: PurchaseParameters | undefined) {
  const kit = useKit()
  return useQuery({
    queryKey: ['wallet-kit', 'purchase page', purchase],
    queryFn: purchase ? ({ signal }) => getPurchasePage(kit, purchase, signal) : skipToken,
    staleTime: pageLife,
    refetchInterval: pageLife,
    gcTime: 0,
    retry: false,
  })
}
