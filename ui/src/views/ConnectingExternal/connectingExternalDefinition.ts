import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { useViewConnector } from './useViewConnector.ts'

/** Waits for an installed wallet to answer. */
export const connectingExternalDefinition: ViewDefinition = {
  Component: ConnectingExternalView,
  useTitle() {
    const { common } = useMessages()
    return useViewConnector()?.name || common.unknownWallet
  },
  initialFocus: 'heading',
  next: ['SIWXSignMessage'],
}
