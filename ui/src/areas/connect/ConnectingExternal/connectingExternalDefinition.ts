import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shell/shellMessages.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { useConnector } from '../connecting/useConnector.ts'
import { ConnectingExternalView } from './ConnectingExternalView.tsx'

/** Waits for an installed wallet to answer. */
export const connectingExternalDefinition: ViewDefinition = {
  Component: ConnectingExternalView,
  useTitle() {
    const shellMessage = useMessages(shellMessages)
    return useConnector(useViewData('ConnectingExternal')?.connectorId)?.name || shellMessage('unknownWallet')
  },
  initialFocus: 'heading',
  next: ['SIWXSignMessage'],
}
