import { purchasesQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../hooks/useStore.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useQuery } from '../../provider/useQuery.ts'

/** What an account has bought with a card on the active network. */
export function usePurchases(address: string) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const { caipNetworkId } = active
  return useQuery({ ...purchasesQueryOptions(kit, { address, caipNetworkId }), enabled })
}
