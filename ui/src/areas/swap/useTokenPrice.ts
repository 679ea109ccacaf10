import type { SwapToken } from '@wallet-kit/sdk/actions'
import { skipToken, tokenPriceQueryOptions } from '@wallet-kit/sdk/query'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Price of a whole token in the visitor's currency, as decimal digits; `undefined` where it is unknown. */
export function useTokenPrice(token: SwapToken | undefined): string | undefined {
  const kit = useKit()
  const isVisible = useModalVisible()
  const { data } = useQuery(
    token
      ? { ...tokenPriceQueryOptions(kit, { token, currency: visitorCurrency() }), enabled: isVisible }
      : { queryKey: ['wallet-kit', 'price', 'none'], queryFn: skipToken },
  )
  return data ?? undefined
}
