import { smartSessionsQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useQuery } from '../../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'

/** The smart sessions of an account on the active network. */
export function useSmartSessions(address: string) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const { caipNetworkId } = active
  return useQuery({ ...smartSessionsQueryOptions(kit, { address, caipNetworkId }), enabled })
}
