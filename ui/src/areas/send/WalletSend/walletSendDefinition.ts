import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { sendingMessages } from '../sending/sendingMessages.ts'
import { WalletSendView } from './WalletSendView.tsx'

/** Sends the network's own coin or a token. */
export const walletSendDefinition: ViewDefinition = {
  Component: WalletSendView,
  useTitle: () => useMessages(sendingMessages)('title'),
  initialFocus: 'control',
  next: ['WalletSendSelectToken', 'WalletSendPreview'],
}
