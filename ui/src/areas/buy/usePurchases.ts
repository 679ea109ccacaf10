import { purchasesQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Purchases of an account on the active network. */
export function usePurchases(address: string) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const { caipNetworkId } = active
  return useQuery({ ...purchasesQueryOptions(kit, { address, caipNetworkId }), enabled })
}
