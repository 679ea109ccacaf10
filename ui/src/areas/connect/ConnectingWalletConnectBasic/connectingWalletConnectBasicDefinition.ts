import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { connectingWalletConnectBasicMessages } from './connectingWalletConnectBasicMessages.ts'

/** The code, and all wallets: where the host app pairs by itself. */
export const connectingWalletConnectBasicDefinition: ViewDefinition = {
  Component: ConnectingWalletConnectBasicView,
  useTitle: () => useMessages(connectingWalletConnectBasicMessages)('title'),
  initialFocus: 'heading',
  consent: 'due',
  next: ['AllWallets'],
}
