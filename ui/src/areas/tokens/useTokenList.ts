import { tokensQueryOptions } from '@wallet-kit/sdk/query'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Tokens of an account on the active network, in the visitor's currency. Refetched after a failure. */
export function useTokenList(address: string) {
  const kit = useKit()
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const { caipNetworkId } = active
  return useQuery({
    ...tokensQueryOptions(kit, { address, caipNetworkId, currency: visitorCurrency() }),
    enabled,
  })
}
