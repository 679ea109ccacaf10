import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { connectMessages } from '../Connect/connectMessages.ts'
import { connectingWalletConnectMessages } from '../ConnectingWalletConnect/connectingWalletConnectMessages.ts'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { connectingWalletConnectBasicMessages } from './connectingWalletConnectBasicMessages.ts'

/** The code, and all wallets: where the host app pairs by itself. */
export const connectingWalletConnectBasicDefinition: ViewDefinition = {
  Component: ConnectingWalletConnectBasicView,
  messages: [connectingWalletConnectBasicMessages, connectingWalletConnectMessages, connectMessages],
  useTitle: () => useMessages(connectingWalletConnectBasicMessages)('title'),
  initialFocus: 'heading',
  consent: 'due',
  next: ['AllWallets'],
}
