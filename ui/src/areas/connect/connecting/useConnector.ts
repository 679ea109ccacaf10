import type { Connector } from '@wallet-kit/sdk'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

/** The connector with this id, its own or that of a part, as long as it is available in the page. */
export function useConnector(connectorId: string | undefined): Connector | undefined {
  const { connectors } = useStore(useKit().stores.connectors)
  return connectors.find(
    ({ id, parts = [] }) => id === connectorId || parts.some((part) => part.id === connectorId),
  )
}
