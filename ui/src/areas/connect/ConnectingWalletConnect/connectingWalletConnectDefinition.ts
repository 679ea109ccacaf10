import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shell/shellMessages.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { useConnector } from '../connecting/useConnector.ts'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'

/** Pairs with a wallet on another device. */
export const connectingWalletConnectDefinition: ViewDefinition = {
  Component: ConnectingWalletConnectView,
  useTitle() {
    const shellMessage = useMessages(shellMessages)
    const { connectorId, wallet } = useViewData('ConnectingWalletConnect') ?? {}
    const connector = useConnector(connectorId)
    return wallet?.name || connector?.name || shellMessage('unknownWallet')
  },
  initialFocus: 'heading',
  next: ['SIWXSignMessage'],
}
