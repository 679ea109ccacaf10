import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { sendingMessages } from '../sending/sendingMessages.ts'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView.tsx'

/** Which token to send. */
export const walletSendSelectTokenDefinition: ViewDefinition = {
  Component: WalletSendSelectTokenView,
  useTitle: () => useMessages(sendingMessages)('selectTitle'),
  initialFocus: 'control',
}
