import { swapFeeQueryOptions } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Approximate fees of a swap and of an approval before it. */
export function useSwapFee(caipNetworkId: `${string}:${string}`, isOffered: boolean) {
  const kit = useKit()
  const isVisible = useModalVisible()
  return useQuery({
    ...swapFeeQueryOptions(kit, { caipNetworkId }),
    enabled: isVisible && isOffered,
  })
}
