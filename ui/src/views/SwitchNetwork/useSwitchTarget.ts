import type { CaipNetwork } from '@wallet-kit/sdk'
import { useStore } from '../../hooks/useStore.ts'
import { useViewData } from '../../modal/views/ViewEntryContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** The network that `SwitchNetwork` or `SwitchActiveChain` was opened with, if the host app offers it. */
export function useSwitchTarget(): CaipNetwork | undefined {
  const { requested } = useStore(useKit().stores.networks)
  const network = useViewData('SwitchNetwork')
  const chain = useViewData('SwitchActiveChain')
  const id = (network ?? chain)?.caipNetworkId
  return requested.find(({ caipNetworkId }) => caipNetworkId === id)
}
