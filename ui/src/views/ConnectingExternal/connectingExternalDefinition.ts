import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { connectingExternalMessages } from './connectingExternalMessages.ts'
import { useViewConnector } from './useViewConnector.ts'

/** Waits for an installed wallet to answer. */
export const connectingExternalDefinition: ViewDefinition = {
  Component: ConnectingExternalView,
  messages: [connectingExternalMessages],
  useTitle() {
    const shellMessage = useMessages(shellMessages)
    return useViewConnector()?.name || shellMessage('unknownWallet')
  },
  initialFocus: 'heading',
  next: ['SIWXSignMessage'],
}
