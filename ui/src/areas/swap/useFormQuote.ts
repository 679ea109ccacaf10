import type { SwapToken } from '@wallet-kit/sdk/actions'
import { skipToken, swapQuoteQueryOptions } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { useDebounced } from '../../parts/useDebounced.ts'

/** Pause after the last key before a price is requested, in ms. */
const pause = 200

export interface SwapSubject {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  /** In the smallest unit. */
  readonly amount: bigint | undefined
}

/** The price of a swap, updated every 10 s while it is shown. */
export function useFormQuote({ from, to, amount }: SwapSubject) {
  const kit = useKit()
  const isVisible = useModalVisible()
  const settled = useDebounced(amount === undefined ? '' : `${amount}`, pause)
  const isSettled = amount !== undefined && settled === `${amount}`
  return useQuery(
    from && to && from.address !== to.address && isSettled
      ? { ...swapQuoteQueryOptions(kit, { from, to, amount }), enabled: isVisible }
      : { queryKey: ['wallet-kit', 'swapQuote', 'none'], queryFn: skipToken },
  )
}
