import { useQuery } from '@tanstack/react-query'
import { swapGasPriceQueryOptions } from '@wallet-kit/sdk/query'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** The price of a unit of gas, in the smallest unit of the network's own coin. */
export function useGasPrice(caipNetworkId: `${string}:${string}`, isOffered: boolean) {
  const kit = useKit()
  const isVisible = useModalVisible()
  return useQuery({
    ...swapGasPriceQueryOptions(kit, { caipNetworkId }),
    enabled: isVisible && isOffered,
  })
}
