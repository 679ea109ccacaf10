import type { Connector } from '@wallet-kit/sdk'
import { useStore } from '../../hooks/useStore.ts'
import { useViewData } from '../../modal/views/ViewDataContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** The wallet that the view is about, as long as it is in the page. */
export function useViewConnector(): Connector | undefined {
  const { connectorId } = useViewData()
  const { connectors } = useStore(useKit().stores.connectors)
  return connectors.find(({ id }) => id === connectorId)
}
