import type { CaipNetwork } from '@wallet-kit/sdk'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'

/** The network that `SwitchNetwork` or `SwitchActiveChain` was opened with, if the host app offers it. */
export function useSwitchTarget(): CaipNetwork | undefined {
  const { requested } = useStore(useKit().stores.networks)
  const network = useViewData('SwitchNetwork')
  const chain = useViewData('SwitchActiveChain')
  const id = (network ?? chain)?.caipNetworkId
  return requested.find(({ caipNetworkId }) => caipNetworkId === id)
}
